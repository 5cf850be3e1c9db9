drop index rosters_team;
alter table teams drop column cost_centers, drop column purchase_orders, drop column default_address_id;
delete from tax_exemptions where confirmed_at is null;
alter table tax_exemptions drop column confirmed_at;
