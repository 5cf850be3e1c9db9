-- A kitchen acknowledges an order that was canceled, and answers what the marketplace asks about its menu.
set local lock_timeout = '5s';

alter table orders add column cancellation_acknowledged_at timestamptz;

alter table menu_reviews
  add column answer text check (answer in ('approved', 'changes_requested')),
  add column answer_note text check (length(answer_note) <= 2000),
  add column answered_by integer references users on delete set null,
  add constraint menu_reviews_answered check (answer is null or finished_at is not null);
-- The same is asked once while it waits.
create unique index menu_reviews_open on menu_reviews (brand_id, md5(description)) where finished_at is null;
create index menu_reviews_brand on menu_reviews (brand_id, sent_at desc);
