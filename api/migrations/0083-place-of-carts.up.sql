-- A cart that was made like an order that stands took over the place of its kitchen, while a submit still wrote that over the one
-- of the address: it would be priced with the fees and the tax of that city until its address is given anew.
set local lock_timeout = '5s';

update orders o set place_id = found.place_id
from (
  -- A saved address knows its own place, be it none.
  select c.id, case when a.id is null then z.place_id else a.place_id end as place_id
  from orders c
    left join addresses a on a.id = c.address_id and a.formatted_address = c.formatted_address
    left join zip_codes z on z.zip = substring(c.formatted_address from '(\d{5})(?:-\d{4})?$')
  where c.status = 'in_cart' and c.removed_at is null
    and (a.id is not null or z.zip is not null or c.formatted_address is null)
) found
where found.id = o.id and o.place_id is distinct from found.place_id;
