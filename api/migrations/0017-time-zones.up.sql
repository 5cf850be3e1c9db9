-- A zone that nobody knows fails whatever reads its row: one kitchen's would take the map from everybody. PostgreSQL reads
-- what it does not know as an offset of its own making where it holds a number (`XYZ3`), so the name must look like one too.
create function is_time_zone(name text) returns boolean language sql immutable strict as $$
  select name ~ '^([A-Z][A-Za-z]*(/[A-Za-z_-]+)+|UTC|Etc/GMT(\+([0-9]|1[0-2])|-([0-9]|1[0-4])))$'
    and timestamptz '2026-01-01 00:00Z' at time zone name is not null
$$;

alter table places add check (is_time_zone(time_zone));
alter table zip_codes add check (is_time_zone(time_zone));
alter table addresses add check (is_time_zone(time_zone));
alter table kitchens add check (is_time_zone(time_zone));
alter table orders add check (is_time_zone(time_zone));
