-- What pages tell of their releases, counted once a page; and what a team gives back to the starts of the site.
set local lock_timeout = '5s';

alter table remote_channel_log drop constraint remote_channel_log_action_check;
alter table remote_channel_log add constraint remote_channel_log_action_check check (action in
  ('register', 'remove', 'key', 'revoke', 'publish', 'refuse', 'smoke', 'activate', 'canary', 'promote', 'halt', 'rollback', 'leave', 'retire'));

-- Of an error, as the browser had it; the release's source maps say where in the sources that is.
alter table remote_faults add column stack text;
-- Each release and kind once a page, however often the page says it.
create unique index remote_faults_once on remote_faults (page, release_id, kind);

-- Where all of them come from; null where that is more than one.
alter table remote_loads add column network bytea;
