-- What it was beside the chosen option is not known any more, and was wrong.
select 1;
