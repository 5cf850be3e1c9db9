-- The line of an option in an order's price said what it costs and not how many of it that is; the line of a dish said both.
set local lock_timeout = '5s';

update order_price_lines l set label = c.qty || ' × ' || l.label
from order_chosen_options c
where c.order_id = l.order_id and l.code = 'food' and l.key = 'food:option:' || c.option_id
  -- What is not the price of just so many is left as it is.
  and l.amount_cents = c.qty * c.price_cents;
