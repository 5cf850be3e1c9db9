-- A card pays several invoices at once, by one attempt that belongs to no single order; and the site books what came otherwise.
set local lock_timeout = '5s';

alter table payment_attempts
  alter column order_id drop not null,
  drop constraint payment_attempts_purpose_check,
  add constraint payment_attempts_purpose_check
    check (purpose in ('submit', 'asked', 'hold', 'card', 'change', 'tip', 'invoices')),
  add constraint payment_attempts_pays_for check ((purpose = 'invoices') = (order_id is null));

create table payment_attempt_invoices (
  payment_attempt_id integer not null references payment_attempts,
  invoice_id integer not null references invoices,
  amount_cents integer not null check (amount_cents > 0),
  primary key (payment_attempt_id, invoice_id)
);
create index payment_attempt_invoices_invoice on payment_attempt_invoices (invoice_id);

alter table payments
  -- Who at the site booked it, and the number of the transfer or check; both null for a card.
  add column booked_by integer references users,
  add column reference text check (length(reference) between 1 and 200);
create index payments_invoice on payments (invoice_id) where invoice_id is not null;
