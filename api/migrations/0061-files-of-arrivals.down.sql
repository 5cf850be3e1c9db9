drop table remote_release_files;
