alter table users drop column avatar_file_id;
drop table files;
