-- Each time that a site admin acted as somebody, and why. Rows stay; only their end is written later.
create table ghost_sessions (
  id bigint generated always as identity primary key,
  admin_id integer not null references users,
  user_id integer not null references users,
  reason text not null check (length(reason) between 10 and 500),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  check (admin_id <> user_id)
);
create index ghost_sessions_started on ghost_sessions (started_at desc);
create index ghost_sessions_user on ghost_sessions (user_id);
