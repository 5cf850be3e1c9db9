-- The site admin who sent changes as somebody else: their right to the card of those counts too, when it is charged later.
set local lock_timeout = '3s';

alter table order_change_requests add column acting_user_id integer references users;
update order_change_requests c set acting_user_id = h.acting_user_id
from order_history h
where h.order_id = c.order_id and h.kind in ('change_requested', 'change_applied')
  and (h.details ->> 'change_id')::int = c.id and h.acting_user_id is not null;
