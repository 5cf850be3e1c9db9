set local lock_timeout = '5s';

update order_price_lines set label = regexp_replace(label, '^\d+ × ', '')
where code = 'food' and key like 'food:option:%';
