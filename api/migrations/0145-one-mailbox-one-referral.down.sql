alter table referrals drop column taken_back_at, drop column order_id, drop column mailbox_hash;
