-- A key belongs to the submit of one order, which happens once whatever its key is. A client that sends one key for two
-- orders must not find the second one paid for and refused.
drop index orders_submit_key;
