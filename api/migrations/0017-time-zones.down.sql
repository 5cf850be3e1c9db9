alter table places drop constraint places_time_zone_check;
alter table zip_codes drop constraint zip_codes_time_zone_check;
alter table addresses drop constraint addresses_time_zone_check;
alter table kitchens drop constraint kitchens_time_zone_check;
alter table orders drop constraint orders_time_zone_check;
drop function is_time_zone;
