-- In how many pages of each network a canary came: no network's pages are most of what its error budget is held against.
set local lock_timeout = '5s';

create table remote_canary_loads (
  release_id integer not null references remote_releases on delete cascade,
  minute timestamptz not null,
  network bytea not null,
  loads integer not null check (loads > 0),
  primary key (release_id, minute, network)
);
create index remote_canary_loads_minute on remote_canary_loads (minute);

alter table remote_loads drop column network;
