-- The place of an order is that of its address, which may be near none. A submit wrote that of its kitchen over it, and what was
-- priced anew from then on had the fees and the tax of another city.
set local lock_timeout = '5s';

alter table orders
  drop constraint submitted_order_is_complete,
  -- What stands was complete by more than this.
  add constraint submitted_order_is_complete check (status = 'in_cart' or (
    submitted_at is not null and team_id is not null and start_at is not null and headcount is not null
    and kitchen_id is not null and total_cents is not null
    and cancellation_policy is not null
    and (credit_card_id is not null or paid_with_invoice or bypass_payment))) not valid;

update orders o set place_id = z.place_id
from zip_codes z
where z.zip = substring(o.formatted_address from '(\d{5})(?:-\d{4})?$')
  and o.status <> 'in_cart' and o.place_id is distinct from z.place_id;

update orders set place_id = null where status <> 'in_cart' and formatted_address is null and place_id is not null;
