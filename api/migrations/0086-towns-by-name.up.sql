create index zip_codes_town on zip_codes (plain_text(city) text_pattern_ops);
