alter table menus drop column allergens_stated_on;
alter table menu_items drop constraint menu_items_marks_agree, drop column allergens;
