set local lock_timeout = '5s';

alter table remote_loads drop column network;
drop index remote_faults_once;
alter table remote_faults drop column stack;
-- The log is append-only, and keeps what was given back.
alter table remote_channel_log drop constraint remote_channel_log_action_check;
alter table remote_channel_log add constraint remote_channel_log_action_check check (action in
  ('register', 'remove', 'key', 'revoke', 'publish', 'refuse', 'smoke', 'activate', 'canary', 'promote', 'halt', 'rollback', 'retire')) not valid;
