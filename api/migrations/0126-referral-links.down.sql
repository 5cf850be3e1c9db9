alter table sign_ups drop column referral_uuid;
alter table coin_entries drop column referral_id;
alter table referrals
  drop column rewarded_at,
  alter column accepted_by drop not null,
  add column email citext,
  add column uuid uuid not null unique default gen_random_uuid();
drop table referral_links;
