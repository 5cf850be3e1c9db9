alter table orders drop column chosen_by_hand;
