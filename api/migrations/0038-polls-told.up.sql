-- Whatever changes a poll is heard by those who watch it, whoever changes it; they know by its version what they have seen.
set local lock_timeout = '5s';

create function count_poll_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger order_polls_version before update on order_polls for each row execute function count_poll_version();

create function tell_poll_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_polls', new.id::text);
  return null;
end $$;
create trigger order_polls_told after update on order_polls for each row execute function tell_poll_changed();
