-- Somebody with many addresses of one mailbox is referred once. The order that was rewarded takes its coins back when it is
-- refunded.
set local lock_timeout = '5s';
alter table referrals
  add column mailbox_hash bytea,
  add column order_id integer references orders,
  add column taken_back_at timestamptz;
create unique index referrals_once_per_mailbox on referrals (mailbox_hash);
create index referrals_order on referrals (order_id);

-- As `mailboxOf` has it; of the accounts that share a mailbox already, the first one has it.
update referrals r set mailbox_hash = sha256(convert_to(m.mailbox, 'UTF8'))
from (
  select distinct on (mailbox) id, mailbox
  from (
    select r.id, case when a.domain in ('gmail.com', 'googlemail.com') then replace(a.name, '.', '') || '@gmail.com'
      else a.name || '@' || a.domain end as mailbox
    from referrals r join users u on u.id = r.accepted_by
      cross join lateral (
        select split_part(split_part(lower(u.email::text), '@', 1), '+', 1) as name, split_part(lower(u.email::text), '@', 2) as domain
      ) a
    where u.deactivated_at is null
  ) accounts
  order by mailbox, id
) m
where m.id = r.id;
