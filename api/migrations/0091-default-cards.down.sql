alter table credit_cards drop column default_since;
