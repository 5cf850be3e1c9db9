-- Either release makes a change with the lines that it says.
select 1;
