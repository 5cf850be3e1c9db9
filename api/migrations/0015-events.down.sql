alter table outbox_messages drop column parked_at;
drop table event_subscriptions, event_deliveries, events;
