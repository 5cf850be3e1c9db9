-- What a caterer says is in what may be added to a dish, by the menu's own statement; and what an order keeps of both, so that
-- a caterer's edit changes nothing of what was agreed.
set local lock_timeout = '5s';

alter table modifiers
  add column allergens text[] not null default '{}'
    check (allergens <@ array['milk', 'eggs', 'fish', 'shellfish', 'tree_nuts', 'peanuts', 'wheat', 'soy', 'sesame']);
-- A statement of before was of the dishes alone: a restaurant that sells additions states the whole anew.
update menus m set allergens_stated_on = null where m.allergens_stated_on is not null and exists (
  select from menu_items i join menu_item_modifier_groups g on g.menu_item_id = i.id
    join modifiers a on a.modifier_group_id = g.modifier_group_id where i.menu_id = m.id);
-- Of its dish alone; an addition's stand with it in `modifiers`.
alter table order_menu_items add column allergens text[] not null default '{}';
-- What was ordered before says what its dishes hold by the statement that stood; nobody has stated anything of additions.
update order_menu_items o set allergens = i.allergens from menu_items i where i.id = o.menu_item_id;
