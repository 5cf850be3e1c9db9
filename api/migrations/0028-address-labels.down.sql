set local lock_timeout = '5s';

alter table addresses drop column label;
