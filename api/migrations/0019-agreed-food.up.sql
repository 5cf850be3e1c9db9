-- What comes with every order and the marks of each dish, as they were agreed. An order of before has those of its menu
-- where its choices have not changed since the submit; of another nobody knows them, and it says nothing.
alter table orders disable trigger orders_touch;
update orders o set agreed = o.agreed || coalesce(
  (select jsonb_build_object(
    'included', jsonb_build_object(
      'dishes', coalesce((
        select jsonb_agg(jsonb_build_object('name', coalesce(d.name, i.description),
            'note', case when d.id is null then i.serving_info else coalesce(nullif(i.serving_info, ''), i.description) end,
            'dietaryTags', coalesce(to_jsonb(d.dietary_tags), '[]')) order by i.position, i.id, d.position, d.id)
        from package_items i left join package_item_options d on d.package_item_id = i.id and d.archived_at is null
        where i.package_id = p.id and i.choice_type = 'included' and i.archived_at is null), '[]'),
      'others', to_jsonb(p.includes)),
    'dietaryTags', coalesce((
      select jsonb_object_agg(d.id, d.dietary_tags)
      from order_chosen_options c join package_item_options d on d.id = c.option_id where c.order_id = o.id), '{}'))
  from packages p where p.id = o.package_id and p.choice_version = o.choice_version),
  '{"included": null, "dietaryTags": null}')
where o.agreed is not null;
alter table orders enable trigger orders_touch;
