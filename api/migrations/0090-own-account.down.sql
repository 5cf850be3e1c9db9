alter table outbox_messages drop column withheld_at;

alter table user_sessions drop column opened_at, drop column user_agent, drop column id;

delete from user_tokens where purpose = 'email_change';
alter table user_tokens
  drop constraint user_tokens_purpose_check,
  add constraint user_tokens_purpose_check check (purpose in ('password_reset', 'email_verification', 'unsubscribe'));

alter table users drop column new_email, drop column phone;
