drop index zip_codes_town;
