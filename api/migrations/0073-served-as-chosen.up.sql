-- How an order's food comes was said beside the option that is chosen for it, and could say otherwise. The option decides;
-- where a package offers none, all of it comes one way; and a menu says nothing of it.
update orders o set presentation_type = p.presentation_type
from order_chosen_options c join package_item_options p on p.id = c.option_id
where c.order_id = o.id and p.presentation_type is not null
  and o.presentation_type is distinct from p.presentation_type;

update orders o set presentation_type = k.presentation_type
from packages k
where k.id = o.package_id and k.presentation_type <> 'mixed'
  and o.presentation_type is distinct from k.presentation_type
  and not exists (
    select from order_chosen_options c join package_item_options p on p.id = c.option_id
    where c.order_id = o.id and p.presentation_type is not null);

update orders set presentation_type = null where package_id is null and presentation_type is not null;
