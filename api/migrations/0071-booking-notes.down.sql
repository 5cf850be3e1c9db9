drop trigger note_search_insert on kitchen_days;
drop trigger note_search_update on kitchen_days;
drop trigger note_search_delete on kitchen_days;
drop function note_booking_changes();
create trigger note_search_insert after insert on kitchen_days referencing new table as new_rows for each statement
  execute function note_search_changes('k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}', 'k.id');
create trigger note_search_update after update on kitchen_days referencing new table as new_rows old table as old_rows
  for each statement
  execute function note_search_changes('k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}', 'k.id');
create trigger note_search_delete after delete on kitchen_days referencing old table as old_rows for each statement
  execute function note_search_changes('k.brand_id', 'join kitchens k on k.id = (r ->> ''kitchen_id'')::integer', '{}', 'k.id');
