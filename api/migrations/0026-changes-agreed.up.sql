-- A write to this table waits for us three seconds at most; a migration that finds no gap is run again.
set local lock_timeout = '3s';

-- Whether its caterer has agreed to a change: approved it, made it, or was asked outside by a site admin. What holds unasked
-- is measured from there, and not from the last change that held unasked.
alter table order_change_requests add column caterer_agreed boolean not null default false;
update order_change_requests c set caterer_agreed = true
from orders o
where o.id = c.order_id and c.status = 'applied'
  and (not c.within_limits or c.proposal = '{}' or c.ignore_checks ->> 'availability' = 'true'
    or exists (select from brand_members m where m.brand_id = o.brand_id and m.user_id = c.requested_by));
