alter table order_chosen_options drop column choice_type;
alter table orders drop column agreed;
