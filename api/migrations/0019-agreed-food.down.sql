alter table orders disable trigger orders_touch;
update orders set agreed = agreed - 'included' - 'dietaryTags' where agreed is not null;
alter table orders enable trigger orders_touch;
