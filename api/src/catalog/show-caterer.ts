import type { Schemas } from '@copper-carrot/contracts';
import { now } from '../clock';
import { loadKitchenFacts, soonestStart } from '../delivery';
import type { Brand } from './brand.model';
import { dayBeforeClockOf, presentCaterer } from './catalog.presenter';
import { findKitchens } from './find-catalog';

/** A restaurant with its kitchens, and from when on each can be ordered from. */
export async function showCaterer(brand: Brand): Promise<Schemas['Caterer']> {
  const [kitchens, facts] = await Promise.all([
    findKitchens(brand.id),
    loadKitchenFacts({ brandId: brand.id, date: null }, null),
  ]);
  const rule = { leadTimeHours: brand.leadTimeHours, dayBeforeClock: dayBeforeClockOf(brand) };
  const anyEvent = {
    ...{ latitude: null, longitude: null, headcount: null },
    ...{ pickup: false, pickupKitchenId: null },
  };
  const at = now();
  return presentCaterer(
    brand,
    kitchens.map((kitchen) => ({
      kitchen,
      earliestStart: soonestStart(
        facts.filter(({ id }) => id === kitchen.id),
        { ...anyEvent, timeZone: kitchen.timeZone },
        rule,
        at,
      ),
    })),
  );
}
