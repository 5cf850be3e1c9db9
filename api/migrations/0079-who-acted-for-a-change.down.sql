set local lock_timeout = '3s';

alter table order_change_requests drop column acting_user_id;
