-- Either release applies what waits as it is.
select 1;
