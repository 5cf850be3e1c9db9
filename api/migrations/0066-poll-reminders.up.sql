-- When somebody was reminded of a poll last, whatever caused it: they are written to once an hour at most.
set local lock_timeout = '5s';

alter table poll_invitees add column reminded_at timestamptz;
