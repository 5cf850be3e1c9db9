alter table order_change_requests drop column caterer_agreed;
