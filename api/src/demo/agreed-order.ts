import type { SetUpType } from '@copper-carrot/contracts';
import { agreedBy, type Agreed } from '../orders';
import { cutoff } from '../schedule';
import type { DemoDataset } from './dataset';
import type { DemoOrder } from './demo-order';

/** What an order of the demo was submitted with: its package, if it has one, and its brand's kitchens as they are. */
export function agreedOf({ tables }: DemoDataset, order: DemoOrder): Agreed {
  const { pack, brand, date, time, address } = order;
  const picture = pack.row.picture as { url: string };
  const kitchens = tables.of('kitchens').filter((row) => row.brand_id === brand.id);
  return agreedBy({
    terms: {
      offer: {
        packageId: order.dishes.length > 0 ? null : pack.id,
        name: pack.name,
        pictureUrl: picture.url,
        pictureAlt: String(pack.row.picture_alt),
        setUpType: pack.row.set_up_type as SetUpType,
        incrementBy: pack.incrementBy,
        minimumHeadcount: pack.minimum,
        maximumHeadcount: pack.maximum,
        choices: pack.choices.map(({ type, ...choice }) => ({ ...choice, choiceType: type })),
        includes: pack.row.includes as string[],
        leadTimeHours: pack.leadTimeHours,
        dayBeforeCutoff: brand.row.day_before_cutoff as string | null,
      },
      kitchens: kitchens.map((row) => ({
        id: Number(row.id),
        name: String(row.name),
        formattedAddress: String(row.formatted_address),
        pickupAllowed: row.pickup_allowed === true,
        latitude: Number(row.latitude),
        longitude: Number(row.longitude),
      })),
      chosen: order.chosen.map(({ option }) => ({ optionId: option.id })),
    },
    cutoffAt: cutoff(
      { date, time, timeZone: address.timeZone },
      {
        leadTimeHours: pack.leadTimeHours,
        dayBeforeClock: brand.row.day_before_cutoff as string | null,
      },
    ),
  });
}
