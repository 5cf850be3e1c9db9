drop table order_approvals;
alter table teams
  drop constraint teams_hours,
  drop column approval_over_cents,
  drop column budget_per_person_cents,
  drop column orders_from,
  drop column orders_until;
