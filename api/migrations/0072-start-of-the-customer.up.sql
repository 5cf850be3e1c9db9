-- The start that the customer of a direct order last agreed to, where its caterer has moved it since.
alter table orders add column customer_start_at timestamptz;
