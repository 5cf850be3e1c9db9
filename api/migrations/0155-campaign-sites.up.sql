-- Which other sites may show a campaign's widget: origins, or '*' for any, which is where a campaign begins.
set local lock_timeout = '5s';

alter table campaigns
  alter column frame_ancestors set default '{*}',
  add column closed_at timestamptz;
update campaigns set frame_ancestors = '{*}' where frame_ancestors = '{}';
create index cause_updates_campaign on cause_updates (campaign_id, published_at desc);
