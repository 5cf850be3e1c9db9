-- What search's index in the API's memory must read again: a brand; 0 for every brand; null for the lists that belong to
-- no brand (places, rates, categories). A reader goes by xid, because ids are given before a transaction commits: what
-- committed late is found by its xid, which is not below the oldest transaction that the reader's last snapshot saw open.
create table search_changes (
  id bigint generated always as identity primary key,
  brand_id integer,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp()
);
create index search_changes_xid on search_changes (xid);

-- Notes the brands of the rows that a statement really changed. Arguments: the brand of a row `r` (a JSON object), the
-- joins that it needs, and the columns whose changes nothing in an answer depends on.
create function note_search_changes() returns trigger language plpgsql as $$
declare
  changed text;
begin
  if tg_op = 'TRUNCATE' then
    insert into search_changes (brand_id) values (0);
    return null;
  end if;
  changed := case tg_op
    when 'INSERT' then 'select to_jsonb(n) as r from new_rows n'
    when 'DELETE' then 'select to_jsonb(o) as r from old_rows o'
    else format('(%1$s except %2$s) union all (%2$s except %1$s)',
      format('select to_jsonb(n) - %L::text[] as r from new_rows n', tg_argv[2]),
      format('select to_jsonb(o) - %L::text[] as r from old_rows o', tg_argv[2]))
  end;
  execute format('insert into search_changes (brand_id) select distinct %s from (%s) each %s', tg_argv[0], changed, tg_argv[1]);
  return null;
end $$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('brands', '(r ->> ''id'')::integer', '', '{updated_at}'),
      ('packages', '(r ->> ''brand_id'')::integer', '', '{updated_at,view_count}'),
      ('kitchens', '(r ->> ''brand_id'')::integer', '', '{updated_at}'),
      ('deals', '(r ->> ''brand_id'')::integer', '', '{}'),
      ('menus', '(r ->> ''brand_id'')::integer', '', '{updated_at}'),
      ('menu_items', 'm.brand_id', 'join menus m on m.id = (r ->> ''menu_id'')::integer', '{updated_at}'),
      ('package_items', 'p.brand_id', 'join packages p on p.id = (r ->> ''package_id'')::integer', '{}'),
      -- A combination that an order's people made is nobody else's, and is made often.
      ('package_item_options', 'p.brand_id',
        'join package_items i on i.id = (r ->> ''package_item_id'')::integer and r ->> ''created_by_order_id'' is null
         join packages p on p.id = i.package_id', '{}'),
      ('collection_packages', 'p.brand_id', 'join packages p on p.id = (r ->> ''package_id'')::integer', '{position}'),
      ('kitchen_hours', 'k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}'),
      ('kitchen_closures', 'k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{reason}'),
      ('kitchen_capacities', 'k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}'),
      ('kitchen_days', 'k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}'),
      ('delivery_areas', 'k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}'),
      ('places', 'null::integer', '', '{}'),
      ('fee_rates', 'null::integer', '', '{}'),
      ('tax_rates', 'null::integer', '', '{}'),
      ('taxability', 'null::integer', '', '{}'),
      ('tax_jurisdictions', 'null::integer', '', '{}'),
      ('package_categories', '0', '', '{}')
    ) as list (name, brand, joins, ignored)
  loop
    execute format('create trigger note_search_insert after insert on %I referencing new table as new_rows
      for each statement execute function note_search_changes(%L, %L, %L)', watched.name, watched.brand, watched.joins, watched.ignored);
    execute format('create trigger note_search_update after update on %I referencing new table as new_rows old table as old_rows
      for each statement execute function note_search_changes(%L, %L, %L)', watched.name, watched.brand, watched.joins, watched.ignored);
    execute format('create trigger note_search_delete after delete on %I referencing old table as old_rows
      for each statement execute function note_search_changes(%L, %L, %L)', watched.name, watched.brand, watched.joins, watched.ignored);
    execute format('create trigger note_search_truncate after truncate on %I
      for each statement execute function note_search_changes()', watched.name);
  end loop;
end $$;
