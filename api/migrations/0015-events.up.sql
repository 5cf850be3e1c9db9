-- What happened, written in the transaction that it tells of; ids of one subject rise in the order of its steps.
create table events (
  id bigint generated always as identity primary key,
  type text not null,
  kind text not null,
  key bigint not null,
  data jsonb not null,
  happened_at timestamptz not null default clock_timestamp(),
  dispatched_at timestamptz
);
create index events_undispatched on events (kind, key) where dispatched_at is null;

-- What a subscriber has not handled yet, and what it gave up; a delivery that is done is deleted.
create table event_deliveries (
  event_id bigint not null references events on delete cascade,
  subscriber text not null,
  kind text not null,
  key bigint not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text,
  parked_at timestamptz,
  primary key (event_id, subscriber)
);
create index event_deliveries_of_subject on event_deliveries (kind, key, event_id);

-- Who subscribes to what, as the newest worker said: one that is older gives them their events too.
create table event_subscriptions (
  subscriber text not null,
  type text not null,
  primary key (subscriber, type)
);

-- A message that no try got out of the house waits for a person.
alter table outbox_messages add column parked_at timestamptz;
