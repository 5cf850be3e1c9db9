-- What a person chose by hand, while another headcount has moved its quantities: so that it comes back when it fits again.
alter table orders add column chosen_by_hand jsonb;
