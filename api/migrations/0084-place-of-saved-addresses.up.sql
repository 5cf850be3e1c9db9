-- A saved address knows its own place, be it none or another one than that of its ZIP: orders that go to one were given the place
-- of the ZIP, as were changes that wait to send an order there.
set local lock_timeout = '5s';

update order_change_requests c
set proposal = jsonb_set(c.proposal, '{columns,placeId}', coalesce(to_jsonb(a.place_id), 'null'))
from orders o, addresses a
where o.id = c.order_id and c.status in ('proposed', 'paying', 'requested')
  and c.proposal -> 'columns' ?| array['addressId', 'formattedAddress']
  and a.id = case
    when c.proposal -> 'columns' ? 'addressId' then (c.proposal -> 'columns' ->> 'addressId')::int
    else o.address_id end
  and a.formatted_address = coalesce(c.proposal -> 'columns' ->> 'formattedAddress', o.formatted_address);

update orders o set place_id = a.place_id
from addresses a
where a.id = o.address_id and a.formatted_address = o.formatted_address
  and o.status <> 'in_cart' and o.place_id is distinct from a.place_id;
