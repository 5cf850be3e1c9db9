-- Everybody has one link. A referral is a person who signed up by it, and is rewarded once.
set local lock_timeout = '5s';
create table referral_links (
  user_id integer primary key references users,
  uuid uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
insert into referral_links (user_id, uuid) select distinct on (user_id) user_id, uuid from referrals order by user_id, id;
delete from referrals where accepted_by is null;
alter table referrals
  drop column uuid,
  drop column email,
  alter column accepted_by set not null,
  add column rewarded_at timestamptz;

alter table coin_entries add column referral_id integer references referrals;
create unique index coin_entries_once_per_referral on coin_entries (referral_id, user_id) where referral_id is not null;

alter table sign_ups add column referral_uuid uuid;
