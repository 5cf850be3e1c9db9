drop table payment_refunds, stripe_events;
alter table orders drop column held_until;
delete from processes where kind = 'payment';
-- What took the place of another hold stands alone again; one that was to is over.
update payment_attempts set status = 'failed' where renews is not null and status in ('claimed', 'authorized', 'requires_action');
update payment_attempts set status = 'captured' where status = 'refunded';
drop index payment_attempts_order, payment_attempts_waiting, payment_attempts_one_renewal, payment_attempts_one_live;
create unique index payment_attempts_one_live on payment_attempts (order_id)
  where status in ('claimed', 'authorized', 'requires_action');
alter table payment_attempts drop constraint payment_attempts_status_check;
alter table payment_attempts add constraint payment_attempts_status_check check (status in
  ('claimed', 'authorized', 'requires_action', 'failed', 'voiding', 'voided', 'captured'));
alter table payment_attempts
  drop column renews, drop column off_session, drop column told_at, drop column capture_before, drop column valid_until;
