alter table order_menu_items drop constraint order_menu_items_for_name;
alter table order_menu_items drop column serves, drop column dietary_tags;
