drop table webhook_events, outbox_messages, remote_faults, remote_deploy_keys, remote_channel_log, remote_channels, remote_releases, rate_limits, zip_codes, fee_rates, places, taxability, tax_rates, tax_jurisdictions;
drop function touch_updated_at(), forbid_change(), plain_text(text);
drop extension citext, btree_gist, unaccent, pg_trgm;
