-- Orders say how many of an option the line in their price is for; changes that waited meanwhile said what it costs alone, and wrote
-- that over the lines of their order when they were made.
set local lock_timeout = '5s';

create function pg_temp.counted(lines jsonb, chosen jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
    case when c.name is null then l.line else jsonb_set(l.line, '{label}', to_jsonb(c.qty || ' × ' || c.name)) end
    order by l.at), '[]')
  from jsonb_array_elements(lines) with ordinality as l(line, at)
    left join jsonb_to_recordset(chosen) as c("optionId" int, qty int, name text, "priceCents" int)
      -- What says more than the name was counted already; what is not the price of just so many is left as it is.
      on l.line ->> 'code' = 'food' and l.line ->> 'key' = 'food:option:' || c."optionId" and l.line ->> 'label' = c.name
        and (l.line ->> 'amountCents')::int = c.qty * c."priceCents"
$$;

update order_change_requests set
  before = jsonb_set(before, '{lines}', pg_temp.counted(before -> 'lines', before -> 'chosen')),
  after = jsonb_set(after, '{lines}', pg_temp.counted(after -> 'lines', after -> 'chosen')),
  -- A proposal that leaves what is chosen does not repeat it.
  proposal = case when jsonb_typeof(proposal -> 'price') = 'object'
    then jsonb_set(proposal, '{price,lines}', pg_temp.counted(proposal -> 'price' -> 'lines', after -> 'chosen'))
    else proposal end
where status in ('proposed', 'paying', 'requested');

drop function pg_temp.counted;

update order_price_lines l set label = c.qty || ' × ' || c.name
from order_chosen_options c
where c.order_id = l.order_id and l.code = 'food' and l.key = 'food:option:' || c.option_id and l.label = c.name
  and l.amount_cents = c.qty * c.price_cents;
