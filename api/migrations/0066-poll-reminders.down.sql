alter table poll_invitees drop column reminded_at;
