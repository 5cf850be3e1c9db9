import type { Schemas } from '@copper-carrot/contracts';
import { carriedOver } from '../../choices';
import { databaseNow } from '../../clock';
import { refusalOf, type Actor } from '../../http';
import { assessTerms } from '../assessment/assess-order';
import { menuChanged } from '../assessment/menu-changed';
import type { Offer } from '../offer/offer';
import { previewLimit } from './cart-limits';
import { isOfEarlierMenu } from './earlier-menu';
import { firstError, presentPreview } from './preview.presenter';
import { wishedTerms, type OrderWish } from './wished-terms';

/**
 * Previews an order and its first problem (1 §5, 1 §7). Stores nothing. A problem is part of the answer, not a failed
 * call; so is an outdated menu (1 §8), which is answered with the choices that remain. Address lookups, and previews
 * without a session, are counted per `network`.
 */
export async function previewOrder(
  offer: Offer,
  body: OrderWish,
  actor: Actor | null,
  network: string,
): Promise<Schemas['OrderPreview']> {
  if (!actor) await previewLimit.spend(network);
  const wish = { ...body, ...body.order };
  const searchParams = {
    google_place_id: wish.google_place_id ?? null,
    formatted_address: wish.formatted_address ?? null,
    headcount: wish.headcount ?? null,
    start_date: wish.start_date ?? null,
    start_time: wish.start_time ?? null,
    // A visitor from a referral link stays a referral on the way to the order.
    is_referral: wish.is_referral ?? false,
  };
  try {
    const wished = await wishedTerms(offer, body, actor, network);
    const isOld = await isOfEarlierMenu(wished.offer, wished.chosen);
    const terms = isOld
      ? { ...wished, chosen: carriedOver(wished.offer.choices, wished.chosen, wished.headcount) }
      : wished;
    const assessment = await assessTerms(terms, { now: await databaseNow(null), transaction: null });
    return {
      order: presentPreview(assessment),
      error: firstError(assessment) ?? (isOld ? menuChanged().toAnswer() : null),
      search_params: searchParams,
    };
  } catch (error) {
    const refusal = refusalOf(error);
    // A rate limit is a failure of the call, not a problem of the order.
    if (!refusal || refusal.status === 429) throw error;
    return { order: null, error: refusal.toAnswer(), search_params: searchParams };
  }
}
