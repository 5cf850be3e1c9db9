-- What an order keeps of a dish besides its name and price, so that a caterer's edit changes nothing of what was agreed.
-- Nothing wrote this table before.
set local lock_timeout = '5s';

alter table order_menu_items
  add column serves integer not null default 1 check (serves >= 1),
  add column dietary_tags text[] not null default '{}';
alter table order_menu_items add constraint order_menu_items_for_name check (length(for_name) <= 100);
