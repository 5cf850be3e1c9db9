set local lock_timeout = '5s';

-- What this can't hold any more: polls that were deleted, those of nobody's organization, and combinations.
delete from order_polls p using orders o
where o.id = p.order_id and (p.status = 'deleted' or o.team_id is null)
  and not exists (select from poll_selections s join poll_selection_bills b on b.poll_selection_id = s.id where s.poll_id = p.id);
delete from poll_selections s where (combo_of <> '{}' or (user_id is null and guest_token_hash is null))
  and not exists (select from poll_selection_bills b where b.poll_selection_id = s.id);
update order_polls set status = 'closed', selections_applied_at = null
where status = 'submitted' and selections_applied_at is null;

alter table order_polls add column team_id integer references teams;
update order_polls p set team_id = o.team_id from orders o where o.id = p.order_id;
alter table poll_options add column poll_code text;
alter table poll_invitees add column poll_code text;
alter table poll_selections add column poll_code text;
update poll_options x set poll_code = p.code from order_polls p where p.id = x.poll_id;
update poll_invitees x set poll_code = p.code from order_polls p where p.id = x.poll_id;
update poll_selections x set poll_code = p.code from order_polls p where p.id = x.poll_id;

alter table poll_selection_bills
  drop constraint poll_selection_bills_poll_selection_id_fkey,
  add foreign key (poll_selection_id) references poll_selections;
alter table poll_selections
  drop column poll_id,
  drop constraint poll_selections_one_kind,
  drop constraint poll_selections_somebody,
  drop column combo_of,
  drop column dietary,
  drop column added_by,
  drop column request_key_hash;
drop index poll_selections_user;
drop index poll_invitees_user;
drop index poll_invitees_email;
alter table poll_invitees drop column poll_id;
alter table poll_options drop column id, drop column poll_id;
drop index order_polls_one_per_order;
alter table order_polls
  drop constraint order_polls_failure,
  drop constraint order_polls_armed,
  drop constraint order_polls_applied,
  drop constraint order_polls_status_check,
  drop constraint order_polls_code_key,
  drop column id,
  drop column version,
  drop column round,
  drop column reminded_at,
  drop column closed_at,
  drop column deleted_at,
  drop column armed_by,
  drop column maximum_total_cents,
  drop column ignore_checks,
  drop column failure_code,
  drop column failure_message,
  drop column failed_at,
  alter column team_id set not null,
  add primary key (code),
  add unique (order_id),
  add constraint order_polls_status_check check (status in ('open', 'closed', 'applied', 'submitted')),
  add constraint order_polls_check1 check (status not in ('applied', 'submitted') or selections_applied_at is not null);

alter table poll_options
  alter column poll_code set not null,
  add primary key (poll_code, package_item_option_id),
  add foreign key (poll_code) references order_polls on delete cascade;
alter table poll_invitees
  alter column poll_code set not null,
  add unique (poll_code, email),
  add foreign key (poll_code) references order_polls on delete cascade;
alter table poll_selections
  alter column poll_code set not null,
  add foreign key (poll_code) references order_polls on delete cascade,
  add foreign key (poll_code, package_item_option_id) references poll_options (poll_code, package_item_option_id),
  add constraint poll_selections_check check (opted_out = (package_item_option_id is null)),
  add constraint poll_selections_check1 check (user_id is not null or guest_token_hash is not null),
  add unique (guest_token_hash);
create index poll_selections_poll on poll_selections (poll_code, user_id desc nulls last, created_at);
create unique index poll_selections_one_per_person on poll_selections (poll_code, user_id, package_item_option_id)
  where user_id is not null and not opted_out;

delete from processes where kind = 'poll';
alter table users drop column dietary_profile;
alter table orders drop constraint only_a_cart_waits, drop column waits_for_poll, drop column cutoff_at;
