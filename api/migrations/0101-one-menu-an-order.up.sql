-- A menu is shared once for each order: whoever shares it again gets the same link.
set local lock_timeout = '5s';

delete from shareable_menus m using shareable_menus earlier where earlier.order_id = m.order_id and earlier.id < m.id;
create unique index shareable_menus_order on shareable_menus (order_id);
create index shareable_menus_user on shareable_menus (user_id, id desc);
create index shareable_menus_team on shareable_menus (team_id, id desc);
