import { pageQuery, read, submitTimeoutMs, type BodyOf } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';
import { campaignUrl } from './api';

const gifts = '/cpi/v1/public/charitable_causes/{id}/donations';
const monthly = '/cpi/v1/public/monthly_gift';

export const giversOnPage = 10;

export const useGivers = (slug: string, page: number) =>
  useRead(read(gifts, { params: { id: slug }, query: pageQuery(page, giversOnPage) }), {
    keepPrevious: true,
  });

/** What a gift changes of a campaign. */
export const staleOfGift = (slug: string) => [
  campaignUrl(slug),
  read(gifts, { params: { id: slug } }),
  read('/cpi/v1/public/charitable_causes', {}),
];

type GiftWish = BodyOf<typeof gifts, 'post'>['gift'];

/** Gives once for each key. */
export const give = (slug: string, gift: GiftWish, key: string) =>
  client.post(gifts, {
    params: { id: slug },
    body: { gift },
    headers: { 'Idempotency-Key': key },
    timeoutMs: submitTimeoutMs,
  });

/** Sends a gift back to its card, as a site admin. */
export const refundGift = (id: number) =>
  client.post('/cpi/v1/public/donations/{id}/refund', { params: { id } });

/** The cards that somebody saved for themselves. */
export const useOwnCards = (isSignedIn: boolean) =>
  useRead(isSignedIn ? read('/cpi/v1/orderer/credit_cards', { query: {} }) : null, { failure: 'own' });

export const monthlyGiftUrl = (token: string) => read(monthly, { query: { token } });

export const changeMonthlyGift = (token: string, status: 'active' | 'paused' | 'ended') =>
  client.patch(monthly, { body: { token, status } });
