set local lock_timeout = '5s';

alter table orders drop column waived_cents;
