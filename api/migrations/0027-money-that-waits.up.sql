-- A write to these tables waits for us three seconds at most; a migration that finds no gap is run again.
set local lock_timeout = '3s';

-- What the sweep of holds looks at once a minute: what a card is to pay for, those that stand and those of the last days.
create index orders_to_pay on orders (coalesce(fulfilled_at, ended_at, 'infinity'))
  where submitted_at is not null and credit_card_id is not null and not bypass_payment and not paid_with_invoice
    and payment_hold_reason is null;

-- How a refund was sent that no card took; those of before went to their cards. A release of before this makes none.
alter table payment_refunds
  add column sent_otherwise text,
  drop constraint payment_refunds_check,
  add constraint payment_refunds_check
    check (status <> 'done' or stripe_refund_id is not null or sent_otherwise is not null) not valid;

-- What went back whole, and was sent back by its bank since, is with us.
with came_back as (
  update payment_attempts a set status = 'captured'
  where a.status = 'refunded' and a.captured_cents >
    (select coalesce(sum(r.amount_cents), 0) from payment_refunds r
     where r.payment_attempt_id = a.id and r.status = 'done')
  returning a.id)
update processes set state = 'captured' where kind = 'payment' and key in (select id from came_back);
