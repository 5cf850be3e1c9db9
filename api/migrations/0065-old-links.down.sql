set local lock_timeout = '5s';

drop table poll_old_links;
