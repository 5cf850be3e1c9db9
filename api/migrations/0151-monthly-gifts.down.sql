set local lock_timeout = '5s';

delete from processes where kind = 'monthly_gift';
alter table donations drop column monthly_gift_id;
drop table monthly_gifts;
