delete from tax_jurisdictions where covers_state;
drop index tax_jurisdictions_covering_state;
alter table tax_jurisdictions drop column covers_state;
