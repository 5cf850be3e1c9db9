set local lock_timeout = '5s';

alter table addresses drop column lock_version;

alter table orders
  drop column removed_at,
  drop column saved_cents,
  drop column saved_before_delivery;
