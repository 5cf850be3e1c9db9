-- A caterer answers a review once, and everybody reads it below.
set local lock_timeout = '5s';
alter table reviews
  add column reply text check (length(reply) between 1 and 5000),
  add column replied_at timestamptz,
  add column replied_by integer references users,
  add constraint reviews_replied check ((reply is null) = (replied_at is null) and (reply is null) = (replied_by is null));
