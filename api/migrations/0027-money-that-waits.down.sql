set local lock_timeout = '3s';

-- To whom it matters how it was sent, the history says so.
update payment_refunds set stripe_refund_id = 'otherwise-' || id where sent_otherwise is not null;
alter table payment_refunds
  drop constraint payment_refunds_check,
  add constraint payment_refunds_check check (status <> 'done' or stripe_refund_id is not null),
  drop column sent_otherwise;
drop index orders_to_pay;
