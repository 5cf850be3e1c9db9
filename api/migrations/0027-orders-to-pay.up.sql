-- A write to this table waits for us three seconds at most; a migration that finds no gap is run again.
set local lock_timeout = '3s';

-- What the sweep of holds looks at once a minute: what a card is to pay for, those that stand and those of the last days.
create index orders_to_pay on orders (coalesce(fulfilled_at, ended_at, 'infinity'))
  where submitted_at is not null and credit_card_id is not null and not bypass_payment and not paid_with_invoice
    and payment_hold_reason is null;
