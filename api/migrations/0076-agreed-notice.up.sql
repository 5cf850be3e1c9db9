-- An order keeps the notice by which its start is found too soon, beside the rest of what was agreed. That of orders which
-- still lie ahead stands in their terms.
update orders o
set agreed = o.agreed || jsonb_build_object('cutoffRule', jsonb_build_object(
  'leadTimeHours', t.terms #> '{offer,leadTimeHours}',
  'dayBeforeClock', t.terms #> '{offer,dayBeforeCutoff}'))
from order_terms t
where t.order_id = o.id and o.start_at > now() and o.agreed is not null and not o.agreed ? 'cutoffRule'
  and jsonb_typeof(t.terms #> '{offer,leadTimeHours}') = 'number';
