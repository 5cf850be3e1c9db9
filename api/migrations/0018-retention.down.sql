drop index remote_faults_at;
drop index events_happened;
alter table processes add column version integer not null default 1;
