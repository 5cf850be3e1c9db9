set local lock_timeout = '5s';

drop trigger order_polls_told on order_polls;
drop trigger order_polls_version on order_polls;
drop function tell_poll_changed();
drop function count_poll_version();
