set local lock_timeout = '5s';

alter table remote_loads add column network bytea;
drop table remote_canary_loads;
