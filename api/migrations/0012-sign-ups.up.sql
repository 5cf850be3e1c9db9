-- A sign-up that waits for its mailed code. It is written alike for an address with an account and one without, and
-- becomes a person only by the code. Of its id, which its browser keeps, and of the code there are hashes alone.
create table sign_ups (
  id_hash bytea primary key,
  email citext not null check (length(email) <= 254 and position('@' in email) > 1),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null default '' check (length(last_name) <= 100),
  organization_name text not null check (length(organization_name) between 1 and 200),
  password_hash text not null,
  -- Null until a mail was written.
  code_hash bytea,
  tries integer not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sign_ups_expires on sign_ups (expires_at);
