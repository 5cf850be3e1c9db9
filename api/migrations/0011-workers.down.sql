drop table workers;
