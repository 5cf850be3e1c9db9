drop table support_tickets;
