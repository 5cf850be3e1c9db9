set local lock_timeout = '5s';

drop trigger coin_entries_stays on coin_entries;
drop trigger order_history_stays on order_history;
drop trigger remote_channel_log_stays on remote_channel_log;
