drop table mail_refusals;
