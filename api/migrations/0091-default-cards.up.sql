-- Of a person's own cards, and of an organization's, the one that was chosen last is the default; null for never.
alter table credit_cards add column default_since timestamptz;
