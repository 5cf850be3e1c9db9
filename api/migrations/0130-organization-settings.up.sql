-- What an organization enters itself counts once a site admin has checked it; what stands here was checked before.
alter table tax_exemptions add column confirmed_at timestamptz default now();
alter table teams
  add column cost_centers text[] not null default '{}',
  add column purchase_orders text[] not null default '{}',
  add column default_address_id integer references addresses on delete set null;
create index rosters_team on rosters (team_id);
