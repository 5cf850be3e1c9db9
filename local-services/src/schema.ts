/** The tables of the local services. Every statement is idempotent, as all run at each start. */
export const schemaSql = `
create schema if not exists local_services;

create table if not exists local_services.stripe_objects (
  seq bigint generated always as identity primary key,
  data jsonb not null,
  id text not null generated always as (data->>'id') stored unique,
  kind text not null generated always as (data->>'object') stored,
  customer text generated always as (data->>'customer') stored,
  payment_intent text generated always as (data->>'payment_intent') stored
);
create index if not exists stripe_objects_kind on local_services.stripe_objects (kind, seq desc);
create index if not exists stripe_objects_customer on local_services.stripe_objects (customer, kind, seq desc);
create index if not exists stripe_objects_payment_intent on local_services.stripe_objects (payment_intent, kind);

-- Payment methods that were detached, or charged without a customer: Stripe takes them only once.
create table if not exists local_services.stripe_spent_payment_methods (
  id text primary key
);

create table if not exists local_services.stripe_idempotency_keys (
  key text primary key,
  endpoint text not null,
  request_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null default now()
);

create table if not exists local_services.stripe_deliveries (
  seq bigint generated always as identity primary key,
  event_id text not null unique references local_services.stripe_objects (id),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index if not exists stripe_deliveries_due on local_services.stripe_deliveries (next_attempt_at)
  where delivered_at is null;

create table if not exists local_services.mails (
  id bigint generated always as identity primary key,
  message_id text,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  parsed jsonb not null,
  source bytea not null,
  received_at timestamptz not null default now()
);
create index if not exists mails_recipients on local_services.mails using gin (recipients);
create index if not exists mails_message_id on local_services.mails (message_id);

create table if not exists local_services.s3_objects (
  -- The bucket, a slash, and the key.
  name text primary key,
  body bytea not null,
  content_type text not null,
  metadata jsonb not null,
  modified_at timestamptz not null default now()
);
`;
