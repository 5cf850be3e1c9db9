-- A template may leave time and headcount open, and says what a meal may cost and how it looks in the calendar.
alter table order_templates
  alter column headcount drop not null,
  alter column start_time drop not null,
  add column color text not null default 'Copper',
  add column presentation_type text check (presentation_type in ('buffet', 'individual')),
  add column budget_per_person_cents integer check (budget_per_person_cents between 0 and 100000000),
  add column google_place_id text,
  add column formatted_address text,
  add column is_default boolean not null default false;
create index order_templates_team on order_templates (team_id);
create unique index order_templates_default on order_templates (team_id) where is_default and archived_at is null;

-- 1 is Monday and 7 Sunday.
alter table managed_rules drop constraint managed_rules_weekdays_check;
update managed_rules set weekdays = array_replace(weekdays, 0, 7);
alter table managed_rules
  add constraint managed_rules_weekdays_check
    check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(weekdays) > 0),
  alter column order_template_id drop not null,
  add column created_by integer references users,
  add column start_time time,
  add column headcount integer check (headcount between 1 and 10000),
  add column budget_per_person_cents integer check (budget_per_person_cents between 0 and 100000000),
  add column budget_per_week_cents integer check (budget_per_week_cents between 0 and 100000000),
  add column cuisine_gap_days integer not null default 0 check (cuisine_gap_days between 0 and 30),
  add column brand_gap_days integer not null default 0 check (brand_gap_days between 0 and 30),
  add column minimum_rating numeric(2, 1) check (minimum_rating between 1 and 5),
  add column diets text[] not null default '{}',
  add column roster_id integer references rosters on delete set null,
  add column block_roster_id integer references rosters on delete set null,
  add column skip_holidays boolean not null default true,
  add column submit_days_before integer check (submit_days_before between 1 and 30);
update managed_rules r set
  created_by = (select created_by from order_templates t where t.id = r.order_template_id),
  brand_gap_days = least(30, coalesce((settings ->> 'variety_days')::integer, 0));
alter table managed_rules alter column created_by set not null, drop column settings;
create index managed_rules_team on managed_rules (team_id);

-- The day of its rule that a meal fills stays when it is moved to another day. A removed one keeps that day empty.
alter table draft_orders rename column note to name;
alter table draft_orders
  alter column start_time drop not null,
  alter column headcount drop not null,
  drop constraint draft_orders_managed_rule_id_start_date_key,
  drop column color,
  add column slot_date date,
  add column presentation_type text check (presentation_type in ('buffet', 'individual')),
  add column total_cents integer check (total_cents >= 0),
  add column by_hand boolean not null default true,
  add column why text[] not null default '{}',
  add column displaced text,
  add column problem text,
  add column removed_at timestamptz,
  -- When its standing order made the order, and when that could not be sent.
  add column standing_at timestamptz,
  add column held_at timestamptz;
update draft_orders set slot_date = start_date, by_hand = false where managed_rule_id is not null;
create unique index draft_orders_slot on draft_orders (managed_rule_id, slot_date);
