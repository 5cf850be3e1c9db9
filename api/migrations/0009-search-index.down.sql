drop function note_search_changes() cascade;
drop table search_changes;
