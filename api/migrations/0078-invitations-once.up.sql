-- The press that an invitation was mailed by last, so that a repeat of it writes no second mail and ends no link.
set local lock_timeout = '5s';

alter table invitations add column request_key text;
