drop table draft_packages;
