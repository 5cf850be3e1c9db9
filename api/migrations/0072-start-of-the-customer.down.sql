alter table orders drop column customer_start_at;
