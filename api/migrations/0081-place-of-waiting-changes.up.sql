-- A change that waited while the place of an order became that of its address still writes that of the kitchen over it, and an
-- order of which one was applied since has it.
set local lock_timeout = '5s';

update order_change_requests c set proposal = case
  when c.proposal -> 'columns' ? 'formattedAddress' then jsonb_set(c.proposal, '{columns,placeId}', coalesce((
    select to_jsonb(z.place_id) from zip_codes z
    where z.zip = substring(c.proposal -> 'columns' ->> 'formattedAddress' from '(\d{5})(?:-\d{4})?$')), 'null'))
  -- It goes where it went, and its order knows of which place that is.
  else c.proposal #- '{columns,placeId}' end
where c.status in ('proposed', 'paying', 'requested') and c.proposal -> 'columns' ? 'placeId';

update orders o set place_id = z.place_id
from zip_codes z
where z.zip = substring(o.formatted_address from '(\d{5})(?:-\d{4})?$')
  and o.status <> 'in_cart' and o.place_id is distinct from z.place_id;
