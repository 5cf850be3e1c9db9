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

-- What the clock did before by a job of its own; nobody knows these names any more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('expire_order', 'fulfil_order');
  end if;
end $$;
