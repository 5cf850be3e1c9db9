drop index cause_updates_campaign;
alter table campaigns alter column frame_ancestors set default '{}', drop column closed_at;
