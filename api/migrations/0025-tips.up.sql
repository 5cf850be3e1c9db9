-- A payment of a tip that was raised after the delivery: what the tip is to be. A release of before this makes none, and
-- leaves those of this one alone or lets them go uncharged.
set local lock_timeout = '5s';

alter table payment_attempts add column tip_cents integer;
