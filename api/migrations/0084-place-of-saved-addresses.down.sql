-- Either release prices an order by the place of its address.
select 1;
