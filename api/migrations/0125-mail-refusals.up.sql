-- Kinds of mail that an address without an account has turned off; an account keeps its own choice.
create table mail_refusals (
  email citext not null,
  kind text not null,
  refused_at timestamptz not null default now(),
  primary key (email, kind)
);
