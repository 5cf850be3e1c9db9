drop index menu_reviews_brand;
drop index menu_reviews_open;
alter table menu_reviews
  drop constraint menu_reviews_answered,
  drop column answered_by,
  drop column answer_note,
  drop column answer;
alter table orders drop column cancellation_acknowledged_at;
