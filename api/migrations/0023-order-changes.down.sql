-- Whoever is older knows one hold for each order: those of changes that wait are let go with them.
update payment_attempts set status = 'voiding'
where change_id is not null and status in ('claimed', 'authorized', 'requires_action');
create unique index payment_attempts_one_live on payment_attempts (order_id)
  where status in ('claimed', 'authorized', 'requires_action') and renews is null;
drop index payment_attempts_one_live_order, payment_attempts_one_live_change;
alter table payment_attempts drop column change_id;

delete from processes where kind = 'order_change';
drop index order_change_requests_one_open, order_change_requests_key, order_change_requests_order;
alter table order_change_requests
  drop constraint order_change_requests_status_check,
  drop constraint order_change_requests_check;
update order_change_requests set status = 'approved' where status = 'applied';
update order_change_requests set status = 'withdrawn', decided_at = coalesce(decided_at, now())
where status in ('proposed', 'paying', 'requested', 'expired', 'refused');
alter table order_change_requests
  alter column status set default 'pending',
  drop column proposal,
  drop column wish,
  drop column request_key,
  drop column within_limits,
  drop column ignore_checks,
  drop column skip_notifications,
  drop column expires_at,
  drop column reason,
  add constraint order_change_requests_status_check check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  add constraint order_change_requests_check check ((status = 'pending') = (decided_at is null));
create unique index order_change_requests_one_pending on order_change_requests (order_id) where status = 'pending';

alter table brands drop column auto_approve_people, drop column auto_approve_ppm;
alter table orders drop column cancellation_fee_cents;
drop table order_terms;
