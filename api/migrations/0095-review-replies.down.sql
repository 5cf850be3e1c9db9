alter table reviews drop column replied_by, drop column replied_at, drop column reply;
