-- What an organization may owe on invoices at once; null: as much as it orders.
alter table teams add column credit_limit_cents integer check (credit_limit_cents >= 0);
