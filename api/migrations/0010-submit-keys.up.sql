-- A key belongs to the submit of one order, which happens once whatever its key is. A client that sends one key for two
-- orders must not find the second one paid for and refused.
drop index orders_submit_key;

-- Whoever finishes a claim finishes it under the key that it was claimed with: its caller asks again with that one.
alter table payment_attempts add column submit_key text;
