alter table teams drop column credit_limit_cents;
