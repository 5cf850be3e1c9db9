-- What goes on for days: where it stands, and when the clock moves it on. Who works on it holds a lease; its number grows
-- with each one, so that whoever comes back from the dead writes nothing.
create table processes (
  kind text not null,
  key bigint not null,
  state text not null,
  version integer not null default 1,
  due_at timestamptz,
  fence bigint not null default 0,
  leased_until timestamptz,
  primary key (kind, key)
);
create index processes_due on processes (due_at) where due_at is not null;

insert into processes (kind, key, state, due_at)
select 'order', id, status, case status when 'pending' then expires_at else start_at + interval '1 hour' end
from orders where status in ('pending', 'accepted', 'confirmed');
