-- Either release prices a cart by the place of its address.
select 1;
