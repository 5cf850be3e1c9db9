drop table payments, invoices, payment_attempts, coupon_redemptions, capacity_holds, order_change_requests, order_history, order_price_lines, order_menu_items, order_chosen_options;
alter table package_item_options drop constraint package_item_options_created_by_order_id_fkey;
drop table orders;
