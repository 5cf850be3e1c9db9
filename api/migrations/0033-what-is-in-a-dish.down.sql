alter table packages
  drop column allergens_stated_on,
  add column dietary_tags text[] not null default '{}'
    check (dietary_tags <@ array['vegetarian', 'vegan', 'gluten_free', 'dairy_free', 'contains_nuts']);
-- A release of before goes by the mains.
update packages p set dietary_tags = coalesce((
  select array_agg(distinct tag) from package_items i
  join package_item_options o on o.package_item_id = i.id and o.archived_at is null and o.created_by_order_id is null
  cross join unnest(o.dietary_tags) tag
  where i.package_id = p.id and i.choice_type = 'constant_sum' and i.archived_at is null), '{}');
alter table package_item_options drop constraint package_item_options_marks_agree, drop column allergens;
