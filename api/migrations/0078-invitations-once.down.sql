set local lock_timeout = '5s';

alter table invitations drop column request_key;
