drop table sign_ups;
