set local lock_timeout = '5s';

-- Whoever is older would take them for the order's own hold.
update payment_attempts set status = 'voiding' where tip_cents is not null and status = 'claimed';
alter table payment_attempts drop column tip_cents;
