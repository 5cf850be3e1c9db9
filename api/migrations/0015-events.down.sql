alter table outbox_messages drop column parked_at;
drop table event_deliveries, events;
