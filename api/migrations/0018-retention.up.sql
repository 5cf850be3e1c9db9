-- Nobody reads it: the number of the lease tells an old hand from a new one.
alter table processes drop column version;

-- What is old enough is looked for once a day.
create index events_happened on events (happened_at) where dispatched_at is not null;
create index remote_faults_at on remote_faults (at);
