set local lock_timeout = '5s';

drop table direct_order_requests;
