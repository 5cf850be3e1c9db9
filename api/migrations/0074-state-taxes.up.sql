-- Food is taxed where it goes: within reach of a city but over its state's line, the other state's own rate holds.
alter table tax_jurisdictions add column covers_state boolean not null default false;
create unique index tax_jurisdictions_covering_state on tax_jurisdictions (state) where covers_state;
