import { soonestStart } from '../../delivery';
import type { LocalMoment } from '../../schedule';
import { cookedFor } from '../offer/cooked-for';
import { cutoffRuleOf } from '../offer/offer';
import type { OrderTerms } from './order-terms';

/** The soonest possible start of terms, ignoring their own date and time. */
export const soonestOf = (terms: OrderTerms, timeZone: string, now: Date): LocalMoment =>
  soonestStart(
    terms.kitchens,
    {
      ...{ latitude: terms.location?.latitude ?? null, longitude: terms.location?.longitude ?? null },
      ...{ pickup: terms.pickup, pickupKitchenId: terms.pickupKitchenId },
      ...{ headcount: cookedFor(terms), timeZone },
    },
    cutoffRuleOf(terms.offer),
    now,
  );
