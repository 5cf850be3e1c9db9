drop index orders_to_pay;
