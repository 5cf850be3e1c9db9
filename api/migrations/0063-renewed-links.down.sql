set local lock_timeout = '5s';

alter table poll_selections drop column link_number;
alter table order_polls drop column link_number;
