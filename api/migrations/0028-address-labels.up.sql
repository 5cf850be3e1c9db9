-- What an organization calls an address of its book, once in a book. What was saved before has none, and is known by its
-- company; a release of before this writes none.
set local lock_timeout = '5s';

alter table addresses add column label text check (length(label) between 1 and 80);
create unique index addresses_team_label on addresses (team_id, lower(label)) where archived_at is null and team_id is not null;
create unique index addresses_person_label on addresses (user_id, lower(label)) where archived_at is null and team_id is null;
