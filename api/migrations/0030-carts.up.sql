-- A cart that its people took away, and what a cart cost when it was last saved. A release of before this shows a cart that
-- was taken away like any other, and can't send it off; what it saves keeps the price of the save before. The version of a
-- saved address, by which nobody undoes what another has changed meanwhile; a release of before this leaves it as it is.
set local lock_timeout = '5s';

alter table orders
  add column removed_at timestamptz,
  add column saved_cents integer check (saved_cents >= 0),
  add column saved_before_delivery boolean not null default false,
  add constraint only_a_cart_is_removed check (removed_at is null or status = 'in_cart');

alter table addresses add column lock_version integer not null default 0;
