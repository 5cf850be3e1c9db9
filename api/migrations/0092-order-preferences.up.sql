-- The fields that were filled in from its owner's preferences and that nobody has changed since.
alter table orders add column from_preferences jsonb not null default '[]';
