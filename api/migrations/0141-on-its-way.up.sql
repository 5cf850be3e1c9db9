-- When a caterer sent an order off.
set local lock_timeout = '5s';
alter table orders add column on_its_way_at timestamptz;
