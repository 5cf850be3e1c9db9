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
 * What an order of what is offered would be, and the first thing that stands against it (1 §5, 1 §7). Nothing is stored. A
 * problem is part of the answer, not a failure of the call; choices from an earlier menu are one (1 §8), and come as what of
 * them there still is. `network` is whose look-ups are counted, and
 * whose previews where nobody is signed in.
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
    // Whoever comes by a referral's link stays so on the way to the order.
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
    // Who asks too often is refused, whatever they ask about.
    if (!refusal || refusal.status === 429) throw error;
    return { order: null, error: refusal.toAnswer(), search_params: searchParams };
  }
}
