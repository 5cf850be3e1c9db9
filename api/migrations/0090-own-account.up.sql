-- A new address waits in `new_email` until the mail that goes to it is answered.
alter table users
  add column phone text check (length(phone) <= 40),
  add column new_email citext check (length(new_email) <= 254 and position('@' in new_email) > 1);

alter table user_tokens
  drop constraint user_tokens_purpose_check,
  add constraint user_tokens_purpose_check
    check (purpose in ('password_reset', 'email_verification', 'email_change', 'unsubscribe'));

-- What a person tells their sessions apart by; `sid` opens one, and is shown to nobody.
alter table user_sessions
  add column id integer generated always as identity,
  add column user_agent text not null default '',
  add column opened_at timestamptz not null default now();

-- Its reader had turned mails of its kind off when it was to go.
alter table outbox_messages add column withheld_at timestamptz;
