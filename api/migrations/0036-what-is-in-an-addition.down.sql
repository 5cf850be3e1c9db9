alter table order_menu_items drop column allergens;
alter table modifiers drop column allergens;
