import { catererCampaigns } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, idOrSlugParams, listAnswer, listQuery, presentList, routes, whole } from '../http';
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
    query: listQuery<CampaignFilter>(
      { campaign_type: campaignType(), place_id: id() },
      whole(catererCampaigns.most),
    ),
    answer: campaignList,
  },
  async ({ query }) => {
    const { totals, ...page } = await listCampaigns(query);
    return {
      ...presentList(page, presentCampaignRecord),
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
    const { records } = await listUpdates({ campaignId: campaign.id }, { limit: updatesOnPage, offset: 0 });
    return presentCampaign(campaign, records);
  },
);

caresRoutes.get(
  '/cause_updates',
  {
    summary: 'News from the campaigns',
    spec: '2 §7',
    who: 'anyone',
    query: listQuery<{ featured?: boolean }>({ featured: Joi.boolean() }),
    answer: listAnswer(causeUpdateView),
  },
  async ({ query }) => presentList(await listUpdates({ featured: query.featured }, query), presentUpdate),
);
