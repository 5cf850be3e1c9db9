-- The links that polls had before they were renewed: whoever opens one guesses nothing. An older release keeps none.
set local lock_timeout = '5s';

create table poll_old_links (
  -- None of them is read here.
  code_hash bytea primary key,
  poll_id integer not null references order_polls on delete cascade
);
create index poll_old_links_poll on poll_old_links (poll_id);
