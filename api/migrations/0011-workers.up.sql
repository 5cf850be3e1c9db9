-- The workers that live, by the names under which the queue knows them.
create table workers (
  name text primary key,
  beaten_at timestamptz not null default now()
);
