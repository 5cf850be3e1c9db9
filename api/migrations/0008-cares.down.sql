drop table cause_updates, meal_deliveries, donations, campaigns, hospitals;
