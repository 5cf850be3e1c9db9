drop table draft_orders, managed_rules, order_templates;
