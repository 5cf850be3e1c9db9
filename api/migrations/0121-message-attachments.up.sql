create table message_attachments (
  file_id integer primary key references files (id) on delete cascade,
  message_id bigint not null references messages (id) on delete cascade
);
create index message_attachments_message on message_attachments (message_id);
