set local lock_timeout = '5s';

drop index payments_invoice;
alter table payments drop column booked_by, drop column reference;
-- An older release knows no attempt without an order; what was paid stays in the ledger.
update payments set payment_attempt_id = null
  where payment_attempt_id in (select id from payment_attempts where order_id is null);
drop table payment_attempt_invoices;
delete from processes where kind = 'payment' and key in (select id from payment_attempts where order_id is null);
delete from payment_attempts where order_id is null;
alter table payment_attempts
  drop constraint payment_attempts_pays_for,
  drop constraint payment_attempts_purpose_check,
  add constraint payment_attempts_purpose_check check (purpose in ('submit', 'asked', 'hold', 'card', 'change', 'tip')),
  alter column order_id set not null;
