delete from draft_orders where removed_at is not null or start_time is null or headcount is null;
drop index draft_orders_slot;
alter table draft_orders
  drop column slot_date,
  drop column presentation_type,
  drop column total_cents,
  drop column by_hand,
  drop column why,
  drop column displaced,
  drop column problem,
  drop column removed_at,
  drop column standing_at,
  drop column held_at,
  add column color text,
  alter column start_time set not null,
  alter column headcount set not null;
alter table draft_orders rename column name to note;
-- Of a rule's meals that were moved to one day, the first stays the rule's.
update draft_orders d set managed_rule_id = null where exists (
  select from draft_orders e where e.managed_rule_id = d.managed_rule_id and e.start_date = d.start_date and e.id < d.id);
alter table draft_orders
  add constraint draft_orders_managed_rule_id_start_date_key unique (managed_rule_id, start_date);

update draft_orders set managed_rule_id = null
  where managed_rule_id in (select id from managed_rules where order_template_id is null);
delete from managed_rules where order_template_id is null;
alter table managed_rules add column settings jsonb not null default '{}';
update managed_rules set settings = jsonb_build_object('variety_days', brand_gap_days) where brand_gap_days > 0;
drop index managed_rules_team;
alter table managed_rules drop constraint managed_rules_weekdays_check;
update managed_rules set weekdays = array_replace(weekdays, 7, 0);
alter table managed_rules
  add constraint managed_rules_weekdays_check
    check (weekdays <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(weekdays) > 0),
  alter column order_template_id set not null,
  drop column created_by,
  drop column start_time,
  drop column headcount,
  drop column budget_per_person_cents,
  drop column budget_per_week_cents,
  drop column cuisine_gap_days,
  drop column brand_gap_days,
  drop column minimum_rating,
  drop column diets,
  drop column roster_id,
  drop column block_roster_id,
  drop column skip_holidays,
  drop column submit_days_before;

drop index order_templates_default;
drop index order_templates_team;
update order_templates set headcount = coalesce(headcount, 1), start_time = coalesce(start_time, '12:00');
alter table order_templates
  alter column headcount set not null,
  alter column start_time set not null,
  drop column color,
  drop column presentation_type,
  drop column budget_per_person_cents,
  drop column google_place_id,
  drop column formatted_address,
  drop column is_default;
