set local lock_timeout = '5s';

drop trigger payment_attempts_purpose on payment_attempts;
drop function name_payment_purpose();
drop function payment_purpose(payment_attempts);
alter table payment_attempts drop column purpose;
