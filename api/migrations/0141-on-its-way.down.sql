alter table orders drop column on_its_way_at;
