-- Every order that is placed changes its kitchen's day. What a search hears of that is one fixed statement, which is planned
-- once: the general function writes and plans one anew for each change.
create function note_booking_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_changes (brand_id, kitchen_id)
    select distinct k.brand_id, k.id from new_rows n join kitchens k on k.id = n.kitchen_id;
  elsif tg_op = 'DELETE' then
    insert into search_changes (brand_id, kitchen_id)
    select distinct k.brand_id, k.id from old_rows o join kitchens k on k.id = o.kitchen_id;
  else
    insert into search_changes (brand_id, kitchen_id)
    select distinct k.brand_id, k.id
    from ((table new_rows except table old_rows) union all (table old_rows except table new_rows)) each
    join kitchens k on k.id = each.kitchen_id;
  end if;
  return null;
end $$;

drop trigger note_search_insert on kitchen_days;
drop trigger note_search_update on kitchen_days;
drop trigger note_search_delete on kitchen_days;
create trigger note_search_insert after insert on kitchen_days referencing new table as new_rows
  for each statement execute function note_booking_changes();
create trigger note_search_update after update on kitchen_days referencing new table as new_rows old table as old_rows
  for each statement execute function note_booking_changes();
create trigger note_search_delete after delete on kitchen_days referencing old table as old_rows
  for each statement execute function note_booking_changes();
