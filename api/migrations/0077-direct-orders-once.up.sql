-- The press that a direct order was made by, so that a repeat of it makes no other: each belongs to the order that it was made from.
create table direct_order_requests (
  earlier_order_id integer not null references orders on delete cascade,
  request_key text not null,
  wish jsonb not null,
  order_id integer not null references orders on delete cascade,
  primary key (earlier_order_id, request_key)
);
create index direct_order_requests_order on direct_order_requests (order_id);
