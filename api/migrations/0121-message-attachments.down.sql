drop table message_attachments;
