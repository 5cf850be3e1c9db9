import Joi from 'joi';
import { requireSiteAdmin } from '../../accounts';
import { csvFile, id, idParams, listQuery, nothing, presentList, rateLimit, Reply, routes } from '../../http';
import { presentUpdate } from '../cares.presenter';
import { causeUpdateView } from '../cares.schemas';
import { giftColumns, presentGift, presentOperated } from './campaign-admin.presenter';
import {
  campaignBody,
  giftsAnswer,
  newCampaignBody,
  newUpdateBody,
  operatedCampaign,
  operatedCampaigns,
  updateBody,
  updatesAnswer,
} from './campaign-admin.schemas';
import { changeCampaign, startCampaign } from './change-campaign';
import { closeCampaign, reopenCampaign } from './close-campaign';
import {
  listGifts,
  listOperated,
  listOperatedUpdates,
  loadGiftsForFile,
  loadOperated,
} from './load-campaigns';
import { changeUpdate, postUpdate, removeUpdate, type UpdatePath } from './post-update';

/** Running the campaigns; site admins only. */
export const campaignAdminRoutes = routes({ tag: 'Campaigns', base: '/cpi/v2/admin' });

const who = 'signed-in';
const exportLimit = rateLimit({ name: 'gifts_export', tries: 60, seconds: 60 * 60 });
const updateParams = Joi.object<UpdatePath, true>({ id: id().required(), updateId: id().required() });
const answerCampaign = async (campaignId: number) => presentOperated(await loadOperated(campaignId));

campaignAdminRoutes.get(
  '/campaigns',
  {
    summary: 'Campaigns that run or were closed, the newest first; site admins only',
    who,
    query: listQuery<{ status: 'running' | 'closed' }>({
      status: Joi.string().valid('running', 'closed').default('running'),
    }),
    answer: operatedCampaigns,
  },
  async ({ actor, query: { status, ...page } }) => {
    requireSiteAdmin(actor);
    return presentList(await listOperated(status, page), presentOperated);
  },
);

campaignAdminRoutes.post(
  '/campaigns',
  {
    summary: 'Starts a campaign; site admins only',
    who,
    body: newCampaignBody,
    answer: operatedCampaign,
    status: 201,
  },
  async ({ actor, body }) => {
    requireSiteAdmin(actor);
    return answerCampaign(await startCampaign(body.campaign));
  },
);

campaignAdminRoutes.get(
  '/campaigns/:id',
  {
    summary: 'A campaign, running or closed; site admins only',
    who,
    params: idParams,
    answer: operatedCampaign,
  },
  ({ actor, params }) => {
    requireSiteAdmin(actor);
    return answerCampaign(params.id);
  },
);

campaignAdminRoutes.patch(
  '/campaigns/:id',
  {
    summary: 'Changes a campaign; site admins only',
    who,
    params: idParams,
    body: campaignBody,
    answer: operatedCampaign,
  },
  async ({ actor, params, body }) => {
    requireSiteAdmin(actor);
    await changeCampaign(params.id, body.campaign);
    return answerCampaign(params.id);
  },
);

campaignAdminRoutes.post(
  '/campaigns/:id/close',
  {
    summary: 'Takes a campaign off the public pages; site admins only',
    who,
    params: idParams,
    answer: operatedCampaign,
  },
  async ({ actor, params }) => {
    requireSiteAdmin(actor);
    await closeCampaign(params.id);
    return answerCampaign(params.id);
  },
);

campaignAdminRoutes.post(
  '/campaigns/:id/reopen',
  {
    summary: 'Puts a closed campaign back on the public pages; site admins only',
    who,
    params: idParams,
    answer: operatedCampaign,
  },
  async ({ actor, params }) => {
    requireSiteAdmin(actor);
    await reopenCampaign(params.id);
    return answerCampaign(params.id);
  },
);

campaignAdminRoutes.get(
  '/campaigns/:id/updates',
  {
    summary: 'News of a campaign, the latest first; site admins only',
    who,
    params: idParams,
    query: listQuery(),
    answer: updatesAnswer,
  },
  async ({ actor, params, query }) => {
    requireSiteAdmin(actor);
    await loadOperated(params.id);
    return presentList(await listOperatedUpdates(params.id, query), presentUpdate);
  },
);

campaignAdminRoutes.post(
  '/campaigns/:id/updates',
  {
    summary: 'Posts news of a campaign; site admins only',
    who,
    params: idParams,
    body: newUpdateBody,
    answer: causeUpdateView,
    status: 201,
  },
  async ({ actor, params, body }) => {
    requireSiteAdmin(actor);
    return presentUpdate(await postUpdate(params.id, body.update));
  },
);

campaignAdminRoutes.patch(
  '/campaigns/:id/updates/:updateId',
  {
    summary: 'Changes news of a campaign; site admins only',
    who,
    params: updateParams,
    body: updateBody,
    answer: causeUpdateView,
  },
  async ({ actor, params, body }) => {
    requireSiteAdmin(actor);
    return presentUpdate(await changeUpdate(params, body.update));
  },
);

campaignAdminRoutes.delete(
  '/campaigns/:id/updates/:updateId',
  {
    summary: 'Removes news of a campaign; site admins only',
    who,
    params: updateParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    requireSiteAdmin(actor);
    await removeUpdate(params);
  },
);

campaignAdminRoutes.get(
  '/campaigns/:id/gifts',
  {
    summary: 'Gifts to a campaign, the latest first; site admins only',
    who,
    params: idParams,
    query: listQuery(),
    answer: giftsAnswer,
  },
  async ({ actor, params, query }) => {
    requireSiteAdmin(actor);
    await loadOperated(params.id);
    return presentList(await listGifts(params.id, query), presentGift);
  },
);

campaignAdminRoutes.get(
  '/campaigns/:id/gifts/csv',
  {
    summary: 'The same, as a CSV file',
    who,
    params: idParams,
    answer: nothing,
    produces: 'text/csv',
  },
  async ({ actor, params }) => {
    requireSiteAdmin(actor);
    const { slug } = await loadOperated(params.id);
    await exportLimit.spend(String(actor.userId));
    const file = csvFile(giftColumns, await loadGiftsForFile(params.id));
    return Reply.file(file, 'text/csv; charset=utf-8', `gifts-${slug}.csv`);
  },
);
