alter table payment_attempts drop column submit_key;
update orders later set submit_key = null
where exists (
  select 1 from orders earlier
  where earlier.user_id = later.user_id and earlier.submit_key = later.submit_key and earlier.id < later.id
);
create unique index orders_submit_key on orders (user_id, submit_key) where submit_key is not null;
