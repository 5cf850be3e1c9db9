-- Which link of a poll somebody answered by: what was renewed is not theirs to see the next one of. An older release counts
-- neither, as if all had come by the link of today.
set local lock_timeout = '5s';

-- Grows each time that its link is renewed.
alter table order_polls add column link_number integer not null default 1;
alter table poll_selections add column link_number integer not null default 1;
