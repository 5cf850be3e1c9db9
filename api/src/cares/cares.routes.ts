import { catererCampaigns } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, idOrSlugParams, listAnswer, paging, routes, type Paging } from '../http';
import { centsToDollars } from '../pricing';
import { presentCampaign, presentCampaignRecord, presentUpdate } from './cares.presenter';
import { campaignList, campaignType, campaignView, causeUpdateView } from './cares.schemas';
import { findCampaign, listCampaigns, type CampaignFilter } from './find-campaigns';
import { listUpdates } from './list-updates';

export const caresRoutes = routes({ tag: 'Cares', base: '/cpi/v1/public' });

const updatesOnPage = 50;

caresRoutes.get(
  '/charitable_causes',
  {
    summary: 'Campaigns with what all of them raised and brought',
    spec: '2 §7',
    who: 'anyone',
    query: Joi.object<Paging & CampaignFilter, true>({
      ...paging(catererCampaigns.most, catererCampaigns.most),
      campaign_type: campaignType(),
      place_id: id(),
    }),
    answer: campaignList,
  },
  async ({ query }) => {
    const { rows, totals } = await listCampaigns(query, query);
    return {
      records: rows.map(presentCampaignRecord),
      count: totals.count,
      total_raised: centsToDollars(totals.raisedCents),
      delivery_headcounts: totals.mealsDelivered,
    };
  },
);

caresRoutes.get(
  '/charitable_causes/:id',
  {
    summary: 'A campaign with its story and its news, by id or slug',
    spec: '2 §2',
    who: 'anyone',
    params: idOrSlugParams,
    answer: campaignView,
  },
  async ({ params }) => {
    const campaign = await findCampaign(params.id);
    const { rows } = await listUpdates({ campaignId: campaign.id }, { limit: updatesOnPage, offset: 0 });
    return presentCampaign(campaign, rows);
  },
);

caresRoutes.get(
  '/cause_updates',
  {
    summary: 'News from the campaigns',
    spec: '2 §7',
    who: 'anyone',
    query: Joi.object<Paging & { featured?: boolean }, true>({ ...paging(), featured: Joi.boolean() }),
    answer: listAnswer(causeUpdateView),
  },
  async ({ query }) => {
    const { rows, count } = await listUpdates({ featured: query.featured }, query);
    return { records: rows.map(presentUpdate), count };
  },
);
