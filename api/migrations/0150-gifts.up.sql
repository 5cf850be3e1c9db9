-- A gift to a campaign is paid by a card as orders and invoices are: one attempt, without an order or, for a guest, an account.
set local lock_timeout = '5s';

alter table donations
  -- The fees of the card, which its giver pays on top: charged, but not raised.
  add column fee_cents integer not null default 0 check (fee_cents >= 0),
  add column honoree text not null default '' check (length(honoree) <= 100),
  -- How Stripe knows the card of a giver who saved none with us.
  add column stripe_customer_id text,
  add column stripe_payment_method_id text,
  add column card_brand text,
  add column card_last4 text check (card_last4 ~ '^[0-9]{4}$');
create index donations_givers on donations (campaign_id, settled_at desc, id desc) where status = 'paid';
create index donations_user on donations (user_id) where user_id is not null;

alter table payment_attempts
  add column donation_id integer references donations,
  alter column credit_card_id drop not null,
  alter column requested_by drop not null,
  drop constraint payment_attempts_purpose_check,
  add constraint payment_attempts_purpose_check
    check (purpose in ('submit', 'asked', 'hold', 'card', 'change', 'tip', 'invoices', 'gift')),
  drop constraint payment_attempts_pays_for,
  add constraint payment_attempts_pays_for check ((order_id is null) = (purpose in ('invoices', 'gift'))
    and (donation_id is not null) = (purpose = 'gift')
    and (purpose = 'gift' or (credit_card_id is not null and requested_by is not null)));
create unique index payment_attempts_donation on payment_attempts (donation_id);

alter table payments
  add column donation_id integer references donations,
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in
    ('capture', 'refund', 'refund_failed', 'invoice_payment', 'tip', 'cancellation_fee', 'gift')) not valid,
  drop constraint payments_check1,
  add constraint payments_pays_for
    check (order_id is not null or invoice_id is not null or donation_id is not null) not valid;
create index payments_donation on payments (donation_id) where donation_id is not null;

alter table payment_refunds alter column order_id drop not null;
create unique index payment_refunds_of_gifts on payment_refunds (payment_attempt_id, key) where order_id is null;
