drop trigger note_search_insert on kitchen_days;
drop trigger note_search_update on kitchen_days;
drop trigger note_search_delete on kitchen_days;
create trigger note_search_insert after insert on kitchen_days referencing new table as new_rows for each statement
  execute function note_search_changes('k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}');
create trigger note_search_update after update on kitchen_days referencing new table as new_rows old table as old_rows
  for each statement
  execute function note_search_changes('k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}');
create trigger note_search_delete after delete on kitchen_days referencing old table as old_rows for each statement
  execute function note_search_changes('k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}');

create or replace function note_search_changes() returns trigger language plpgsql as $$
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

alter table search_changes drop column kitchen_id;
