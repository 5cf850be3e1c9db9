drop table remote_loads;
drop index remote_faults_release;
alter table remote_faults drop column release_id, drop column page, drop column network;
alter table remote_deploy_keys drop column id, drop column created_by, drop column last_used_at;
alter table remote_channels
  drop constraint remote_channels_remote_fkey,
  drop constraint remote_channels_canary_since,
  drop column chosen_by_person,
  drop column canary_since;
alter table remote_releases
  drop constraint remote_releases_remote_fkey,
  drop column published,
  drop column smoked_at,
  drop column halted_why,
  drop column removed_at,
  drop column bytes;
drop table remotes;
-- What only the later shape knows can't be kept by the earlier one.
alter table remote_channel_log disable trigger remote_channel_log_append_only;
delete from remote_channel_log where action not in ('publish', 'activate', 'canary', 'halt', 'rollback');
alter table remote_channel_log enable trigger remote_channel_log_append_only;
alter table remote_channel_log drop constraint remote_channel_log_action_check;
alter table remote_channel_log add constraint remote_channel_log_action_check
  check (action in ('publish', 'activate', 'canary', 'halt', 'rollback'));
delete from remote_channels where remote !~ '^mfe-[a-z]+$';
delete from remote_faults where remote !~ '^mfe-[a-z]+$';
delete from remote_releases where remote !~ '^mfe-[a-z]+$';
alter table remote_releases add constraint remote_releases_remote_check check (remote ~ '^mfe-[a-z]+$');
