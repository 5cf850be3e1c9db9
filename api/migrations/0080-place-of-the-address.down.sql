set local lock_timeout = '5s';

update orders o set place_id = k.place_id from kitchens k
where k.id = o.kitchen_id and o.status <> 'in_cart' and o.place_id is distinct from k.place_id;

alter table orders
  drop constraint submitted_order_is_complete,
  add constraint submitted_order_is_complete check (status = 'in_cart' or (
    submitted_at is not null and team_id is not null and start_at is not null and headcount is not null
    and kitchen_id is not null and place_id is not null and total_cents is not null
    and cancellation_policy is not null
    and (credit_card_id is not null or paid_with_invoice or bypass_payment))) not valid;
