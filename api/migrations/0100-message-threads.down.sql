drop trigger messages_told on messages;
drop function tell_message_written();
alter table messages
  add column brand_id integer references brands,
  add column team_id integer references teams,
  add column customer_id integer references users,
  add column order_id integer references orders,
  add column read_at timestamptz;
update messages m set brand_id = t.brand_id, team_id = t.team_id, order_id = t.order_id,
  customer_id = coalesce(t.customer_id, (
    select w.sender_id from messages w where w.thread_id = t.id and not w.from_caterer order by w.id limit 1),
    (select ms.user_id from memberships ms where ms.team_id = t.team_id order by ms.role = 'admin' desc, ms.id limit 1)),
  read_at = (select m.created_at from message_reads r
    where r.thread_id = t.id and r.user_id = t.customer_id and r.read_through >= m.id)
from message_threads t where t.id = m.thread_id;
alter table messages
  alter column id set generated always,
  alter column brand_id set not null,
  alter column customer_id set not null,
  drop column thread_id,
  drop column ghosting_admin_id,
  drop column request_key;
create index messages_customer on messages (customer_id, brand_id, id desc);
create index messages_brand on messages (brand_id, customer_id, id desc);
create index messages_unread on messages (customer_id, team_id) where read_at is null and from_caterer;
drop table message_reads;
drop table message_threads;
