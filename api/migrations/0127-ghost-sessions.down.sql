drop table ghost_sessions;
