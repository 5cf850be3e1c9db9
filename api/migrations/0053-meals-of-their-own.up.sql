-- What a dish looks like, and what of a meal its own eater pays. An older release shows no such pictures, and bills nobody.
set local lock_timeout = '5s';

alter table package_item_options add column picture jsonb not null default '{}';

-- What the organization pays of each meal; it pays all of it where this is null.
alter table order_polls add column meal_allowance_cents integer check (meal_allowance_cents >= 0);
-- What somebody agreed to pay themselves when they picked, for all portions.
alter table poll_selections add column own_share_cents integer not null default 0 check (own_share_cents >= 0);

-- It is settled between people: no card is charged for it.
alter table poll_selection_bills
  drop column stripe_payment_intent_id,
  -- The order that the meal was in is off: nothing is owed.
  add column voided_at timestamptz;
