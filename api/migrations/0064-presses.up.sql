-- A press of the button that comes again, after something else was said, changes nothing. An older release replaces without
-- keeping what it replaced, as before.
set local lock_timeout = '5s';

-- Of the presses whose answer something later took the place of.
alter table poll_selections add column replaced_keys bytea[] not null default '{}';
