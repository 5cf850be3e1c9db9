-- Coins are redeemed on one order, whose price has a line for them; what was spent on it stands in the ledger.
set local lock_timeout = '5s';
alter table orders add column credit_cents integer check (credit_cents > 0 and credit_cents % 100 = 0);

alter table coin_entries drop column award_redemption_id;
drop table award_redemptions;
alter table coin_entries drop constraint coin_entries_reason_check;
alter table coin_entries add constraint coin_entries_reason_check
  check (reason in ('order', 'review', 'referral', 'redemption', 'refund', 'lapse', 'correction'));
create index coin_entries_order on coin_entries (order_id);
