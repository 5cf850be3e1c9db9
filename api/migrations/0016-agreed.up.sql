-- What an order was submitted with of a catalogue that goes on changing: it is shown from here ever after.
alter table orders add column agreed jsonb;
alter table order_chosen_options add column choice_type text
  check (choice_type in ('presentation', 'constant_sum', 'choose_up_to', 'included', 'add_on'));

-- Orders of before have what their package and kitchens are today; their version and their last change stay.
alter table orders disable trigger orders_touch;
update orders o set agreed = jsonb_build_object(
  'package', (select jsonb_build_object('id', p.id, 'name', p.name, 'pictureUrl', coalesce(p.picture ->> 'url', ''),
      'pictureAlt', p.picture_alt, 'setUpType', p.set_up_type, 'incrementBy', p.increment_by,
      'minimumHeadcount', p.minimum_headcount, 'maximumHeadcount', p.maximum_headcount)
    from packages p where p.id = o.package_id),
  'kitchens', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'formattedAddress', k.formatted_address,
      'pickupAllowed', k.pickup_allowed, 'latitude', k.latitude, 'longitude', k.longitude) order by k.id)
    from kitchens k where k.brand_id = o.brand_id and (k.active or k.id = o.kitchen_id)), '[]'),
  'cutoffAt', (select to_char(least(
        o.start_at - make_interval(hours => coalesce(p.lead_time_hours, b.lead_time_hours)),
        (o.start_date - 1 + b.day_before_cutoff) at time zone o.time_zone
      ) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    from packages p join brands b on b.id = p.brand_id where p.id = o.package_id))
where o.status <> 'in_cart';
alter table orders enable trigger orders_touch;
update order_chosen_options c set choice_type = i.choice_type from package_items i where i.id = c.package_item_id;

alter table order_chosen_options alter column choice_type set not null;
alter table orders add constraint submitted_order_says_what_was_agreed
  check ((status = 'in_cart') = (agreed is null));
