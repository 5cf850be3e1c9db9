-- Of a release that arrives, each file that its size counts: once, however often and however many at once it is sent.
create table remote_release_files (
  release_id integer not null references remote_releases on delete cascade,
  file text not null,
  bytes integer not null check (bytes >= 0),
  primary key (release_id, file)
);
