set local lock_timeout = '5s';

drop index payment_refunds_of_gifts;
delete from payment_refunds where order_id is null;
alter table payment_refunds alter column order_id set not null;
-- An older release knows no money of a gift; what was given stays in the donations.
drop index payments_donation;
delete from payments where donation_id is not null;
alter table payments
  drop constraint payments_pays_for,
  drop column donation_id,
  add constraint payments_check1 check (order_id is not null or invoice_id is not null) not valid,
  drop constraint payments_kind_check,
  add constraint payments_kind_check
    check (kind in ('capture', 'refund', 'refund_failed', 'invoice_payment', 'tip', 'cancellation_fee')) not valid;
drop index payment_attempts_donation;
delete from processes where kind = 'payment'
  and key in (select id from payment_attempts where donation_id is not null);
delete from payment_attempts where donation_id is not null;
alter table payment_attempts
  drop constraint payment_attempts_pays_for,
  drop column donation_id,
  drop constraint payment_attempts_purpose_check,
  add constraint payment_attempts_purpose_check
    check (purpose in ('submit', 'asked', 'hold', 'card', 'change', 'tip', 'invoices')),
  add constraint payment_attempts_pays_for check ((purpose = 'invoices') = (order_id is null)),
  alter column credit_card_id set not null,
  alter column requested_by set not null;
drop index donations_user, donations_givers;
alter table donations
  drop column fee_cents, drop column honoree, drop column stripe_customer_id, drop column stripe_payment_method_id,
  drop column card_brand, drop column card_last4;
