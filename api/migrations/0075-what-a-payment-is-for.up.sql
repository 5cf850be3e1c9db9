-- What a payment is asked for. Until now whoever had to know made it out of other columns and of how its order stood.
set local lock_timeout = '5s';

alter table payment_attempts add column purpose text constraint payment_attempts_purpose_check
  check (purpose in ('submit', 'asked', 'hold', 'card', 'change', 'tip'));

-- What a claim of a release of before this is for, which names no purpose; of one that is over, as well as that can be told:
-- the hold of a change became the order's without leaving a trace.
create function payment_purpose(a payment_attempts) returns text language sql stable as $$
  select case
    when a.tip_cents is not null then 'tip'
    when a.change_id is not null then 'change'
    when a.renews is not null then case when a.off_session then 'hold' else 'card' end
    when o.submitted_at is null or a.claimed_at <= o.submitted_at then case when exists (
      select from payment_asks k where k.order_id = o.id and k.asked_user_id = a.requested_by
        and k.asked_user_id <> o.user_id and k.asked_at <= a.claimed_at
        and (k.ended_at is null or a.claimed_at <= k.ended_at)) then 'asked' else 'submit' end
    when coalesce(a.off_session, true) then 'hold'
    when a.status not in ('claimed', 'requires_action') and exists (
      select from order_change_requests r where r.order_id = o.id and r.requested_by = a.requested_by
        and date_trunc('milliseconds', r.created_at) <= a.claimed_at and a.claimed_at <= coalesce(r.decided_at, 'infinity')) then 'change'
    else 'card' end
  from orders o where o.id = a.order_id
$$;

update payment_attempts a set purpose = payment_purpose(a);

alter table payment_attempts
  alter column purpose set not null,
  add constraint payment_attempts_purpose_says check ((purpose = 'tip') = (tip_cents is not null)
    and (change_id is null or purpose = 'change') and (renews is null or purpose in ('hold', 'card')));

create function name_payment_purpose() returns trigger language plpgsql as $$
begin
  new.purpose := payment_purpose(new);
  return new;
end $$;
create trigger payment_attempts_purpose before insert on payment_attempts
  for each row when (new.purpose is null) execute function name_payment_purpose();
