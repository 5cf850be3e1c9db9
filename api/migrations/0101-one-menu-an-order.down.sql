drop index shareable_menus_team;
drop index shareable_menus_user;
drop index shareable_menus_order;
