import type { Request } from 'express';
import { ApiError, invalid } from '../errors';
import {
  authorize,
  idOrSlugParams,
  idParams,
  listQuery,
  networkOf,
  nothing,
  presentList,
  rateLimit,
  Reply,
  requestKeyHeaders,
  routes,
} from '../http';
import { drawPaper } from '../order-papers';
import { presentReceipt } from './gift-paper.presenter';
import { giftPolicy } from './gift.policy';
import { presentGift, presentGiver } from './gift.presenter';
import {
  giftAnswer,
  giftBody,
  giversAnswer,
  monthlyGiftAnswer,
  monthlyGiftBody,
  tokenQuery,
} from './gift.schemas';
import { readGiftToken } from './gift-token';
import { give } from './give';
import { listGivers } from './list-givers';
import { loadGift } from './load-gift';
import { changeMonthlyGift } from './monthly/change-monthly-gift';
import { loadMonthlyGift } from './monthly/load-monthly-gift';
import { presentMonthlyGift } from './monthly/monthly-gift.presenter';
import { campaignOfGift } from './open-campaign';
import { refundGift } from './refund-gift';

/** Gifts to campaigns, with an account or without (2 §2). */
export const giftRoutes = routes({ tag: 'Gifts', base: '/cpi/v1/public' });

const spec = '2 §2';
const linkLimit = rateLimit({ name: 'gift_links', tries: 300, seconds: 60 * 60 });
const receiptLimit = rateLimit({
  name: 'gift_receipts',
  tries: 60,
  seconds: 10 * 60,
  says: 'Too many receipts were drawn for you.',
});

/** Only tokens that we did not write count against their network. */
async function idIn(purpose: 'receipt' | 'monthly', token: string, request: Request): Promise<number> {
  const id = readGiftToken(purpose, token);
  if (id !== null) return id;
  await linkLimit.spend(networkOf(request));
  throw new ApiError(422, 'token_invalid', {
    message: 'This link is not complete. Please open it from the mail again.',
    fields: { token: ['invalid'] },
  });
}

giftRoutes.post(
  '/charitable_causes/:id/donations',
  {
    summary: 'Gives to a campaign by card, once or each month',
    description:
      'Exactly once for each key: a repeat answers the first gift. 402 if the card is refused or its bank must be confirmed.',
    spec,
    who: 'anyone',
    params: idOrSlugParams,
    headers: requestKeyHeaders(
      'The gift is made once for each key, however often it is sent. It has to be sent.',
    ),
    body: giftBody,
    answer: giftAnswer,
    status: 201,
  },
  async ({ actor, params, headers, body, request }) => {
    const key = headers['Idempotency-Key'];
    if (!key) throw invalid('Idempotency-Key', 'required', 'is missing');
    const giving = { campaign: await campaignOfGift(params.id), wish: body.gift, key };
    return presentGift(await give({ ...giving, network: networkOf(request) }, actor));
  },
);

giftRoutes.get(
  '/charitable_causes/:id/donations',
  {
    summary: 'What a campaign was given and keeps, the latest first',
    spec,
    who: 'anyone',
    params: idOrSlugParams,
    query: listQuery({}),
    answer: giversAnswer,
  },
  async ({ actor, params, query }) =>
    presentList(await listGivers(params.id, query), (giver) => presentGiver(giver, actor)),
);

giftRoutes.get(
  '/donations/receipt',
  {
    summary: 'The receipt of a gift as PDF, by the link of its mail',
    spec,
    who: 'anyone',
    query: tokenQuery,
    answer: nothing,
    produces: 'application/pdf',
  },
  async ({ query, request }) => {
    const id = await idIn('receipt', query.token, request);
    await receiptLimit.spend(networkOf(request));
    const receipt = await drawPaper(presentReceipt(await loadGift(id, null)));
    return Reply.file(receipt, 'application/pdf', `gift-${id}.pdf`);
  },
);

giftRoutes.post(
  '/donations/:id/refund',
  {
    summary: 'Sends a gift back to its card',
    description: 'By a site admin. A repeat sends nothing.',
    spec,
    who: 'signed-in',
    params: idParams,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params }) => {
    authorize(giftPolicy, 'refund', actor, {});
    await refundGift(params.id);
  },
);

giftRoutes.get(
  '/monthly_gift',
  {
    summary: 'A monthly gift, by the link of its mail',
    spec,
    who: 'anyone',
    query: tokenQuery,
    answer: monthlyGiftAnswer,
  },
  async ({ query, request }) =>
    presentMonthlyGift(await loadMonthlyGift(await idIn('monthly', query.token, request))),
);

giftRoutes.patch(
  '/monthly_gift',
  {
    summary: 'Pauses, goes on with or ends a monthly gift, by the link of its mail',
    spec,
    who: 'anyone',
    body: monthlyGiftBody,
    answer: monthlyGiftAnswer,
  },
  async ({ body, request }) => {
    const id = await idIn('monthly', body.token, request);
    await changeMonthlyGift(id, body.status);
    return presentMonthlyGift(await loadMonthlyGift(id));
  },
);
