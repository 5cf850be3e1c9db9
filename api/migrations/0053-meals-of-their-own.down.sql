set local lock_timeout = '5s';

alter table poll_selection_bills
  drop column voided_at,
  add column stripe_payment_intent_id text unique;
alter table poll_selections drop column own_share_cents;
alter table order_polls drop column meal_allowance_cents;
alter table package_item_options drop column picture;
