-- The balance stays what it is.
update payments set kind = 'capture' where kind = 'refund_failed';
alter table payments
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in ('capture', 'refund', 'invoice_payment', 'tip', 'cancellation_fee'));
