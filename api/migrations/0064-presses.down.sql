set local lock_timeout = '5s';

alter table poll_selections drop column replaced_keys;
