-- Which remotes there are: one row each, entered by whoever runs the platform. No code has the list.
create table remotes (
  name text primary key check (name ~ '^(shell|mfe-[a-z][a-z0-9-]{1,30})$'),
  team text not null check (length(team) between 1 and 80),
  registered_by text not null,
  registered_at timestamptz not null default now(),
  -- Taken off the site: its releases stay for the pages that hold them, and it is in no feed.
  removed_at timestamptz
);
insert into remotes (name, team, registered_by)
  select distinct remote, remote, 'migration' from remote_releases;

alter table remote_releases drop constraint remote_releases_remote_check;
alter table remote_releases
  -- A release arrives file by file; until all are there and the gate let it pass, it is nobody's.
  add column published boolean not null default true,
  -- The gate's last step: it was drawn by the real shell in a browser.
  add column smoked_at timestamptz,
  add column halted_why text,
  -- Its files are gone; what it was stays in the list.
  add column removed_at timestamptz,
  add column bytes bigint not null default 0,
  add foreign key (remote) references remotes (name);

alter table remote_channels
  add foreign key (remote) references remotes (name),
  -- A start of the site leaves alone what a person chose.
  add column chosen_by_person boolean not null default false,
  add column canary_since timestamptz,
  add constraint remote_channels_canary_since check ((canary_release_id is null) = (canary_since is null));

alter table remote_channel_log drop constraint remote_channel_log_action_check;
alter table remote_channel_log add constraint remote_channel_log_action_check check (action in
  ('register', 'remove', 'key', 'revoke', 'publish', 'refuse', 'smoke', 'activate', 'canary', 'promote', 'halt', 'rollback', 'retire'));

alter table remote_deploy_keys
  add column id integer generated always as identity unique,
  -- 'platform' may do everything of every remote; any other key what its own remote's team may.
  add column created_by text not null default 'migration',
  add column last_used_at timestamptz;

alter table remote_faults
  add column release_id integer references remote_releases on delete cascade,
  -- Of which page it was, and from which network: many of one are no votes.
  add column page text,
  add column network bytea;
create index remote_faults_release on remote_faults (release_id, at);

-- How often and how fast each release came, by the minute; buckets are the upper bounds of contracts (loadBucketsMs).
create table remote_loads (
  release_id integer not null references remote_releases on delete cascade,
  minute timestamptz not null,
  bucket smallint not null check (bucket between 0 and 20),
  loads integer not null check (loads > 0),
  primary key (release_id, minute, bucket)
);
create index remote_loads_minute on remote_loads (minute);
