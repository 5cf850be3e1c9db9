-- What a caterer says is in each dish of a menu, and the day on which they last said so of all of it: null where they never did.
alter table menu_items
  add column allergens text[] not null default '{}'
    check (allergens <@ array['milk', 'eggs', 'fish', 'shellfish', 'tree_nuts', 'peanuts', 'wheat', 'soy', 'sesame']),
  -- A dish is not both free of something and made with it.
  add constraint menu_items_marks_agree check (
    not (allergens && case when 'vegan' = any (dietary_tags) then array['milk', 'eggs', 'fish', 'shellfish'] else '{}' end)
    and not (allergens && case when 'vegetarian' = any (dietary_tags) then array['fish', 'shellfish'] else '{}' end)
    and not (allergens && case when 'dairy_free' = any (dietary_tags) then array['milk'] else '{}' end)
    and not (allergens && case when 'gluten_free' = any (dietary_tags) then array['wheat'] else '{}' end)
    and (not allergens && array['tree_nuts', 'peanuts'] or 'contains_nuts' = any (dietary_tags))
  );
alter table menus add column allergens_stated_on date;
