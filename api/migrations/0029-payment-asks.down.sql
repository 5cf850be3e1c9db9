set local lock_timeout = '5s';

alter table orders drop column payer_id;
drop table payment_asks;
