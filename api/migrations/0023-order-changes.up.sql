-- A write to these tables waits for us three seconds at most; a migration that finds no gap is run again.
set local lock_timeout = '3s';

-- With what an order was agreed, to be priced again when it is changed: menu, rates, delivery and coupon of that day.
create table order_terms (
  order_id integer primary key references orders on delete cascade,
  terms jsonb not null
);

-- What its cancellation costs, once it is canceled.
alter table orders add column cancellation_fee_cents integer;
alter table orders add constraint orders_cancellation_fee check (cancellation_fee_cents >= 0) not valid;

-- Up to here a change of an agreed order holds without asking the restaurant: the larger of the two.
alter table brands
  add column auto_approve_people integer not null default 3,
  add column auto_approve_ppm integer not null default 100000;
alter table brands
  add constraint brands_auto_approve_people check (auto_approve_people >= 0) not valid,
  add constraint brands_auto_approve_ppm check (auto_approve_ppm between 0 and 1000000) not valid;

-- A change request was a drawing until now: nothing could answer one, and none says what it would make of the order.
drop index order_change_requests_one_pending;
alter table order_change_requests
  drop constraint order_change_requests_status_check,
  drop constraint order_change_requests_check;
update order_change_requests set status = 'withdrawn', decided_at = now() where status = 'pending';
update order_change_requests set status = 'applied' where status = 'approved';
alter table order_change_requests
  alter column status set default 'proposed',
  add column proposal jsonb not null default '{}',
  add column wish jsonb not null default '{}',
  add column request_key text,
  add column within_limits boolean not null default false,
  add column ignore_checks jsonb not null default '{}',
  add column skip_notifications boolean not null default false,
  add column expires_at timestamptz,
  add column reason text,
  add constraint order_change_requests_status_check check (status in
    ('proposed', 'paying', 'requested', 'applied', 'declined', 'withdrawn', 'expired', 'refused')),
  add constraint order_change_requests_check
    check ((status in ('proposed', 'paying', 'requested')) = (decided_at is null));
create unique index order_change_requests_one_open on order_change_requests (order_id)
  where status in ('proposed', 'paying', 'requested');
create unique index order_change_requests_key on order_change_requests (order_id, request_key);
create index order_change_requests_order on order_change_requests (order_id, id);

-- The hold of a change lies beside the order's own until the change holds; then it is the order's.
alter table payment_attempts add column change_id integer references order_change_requests;
create unique index payment_attempts_one_live_order on payment_attempts (order_id)
  where status in ('claimed', 'authorized', 'requires_action') and renews is null and change_id is null;
create unique index payment_attempts_one_live_change on payment_attempts (change_id)
  where status in ('claimed', 'authorized', 'requires_action') and change_id is not null;
drop index payment_attempts_one_live;
