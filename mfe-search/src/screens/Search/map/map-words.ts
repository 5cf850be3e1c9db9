import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';

const milesText = (miles: number) => `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} mi`;

/** Why a kitchen does not deliver. */
function reasonWords({ reason, max_distance_miles, minimum }: Schemas['MapRecord']): string {
  switch (reason) {
    case 'outside_area':
      return `delivers up to ${milesText(max_distance_miles)}`;
    case 'closed':
      return 'closed then';
    case 'full':
      return 'fully booked then';
    case 'too_late':
      return 'too late to order for then';
    case 'minimum_not_met':
      return minimum === null ? 'below its minimum' : `below its minimum of ${formatMoney(minimum)}`;
    case null:
      return '';
  }
}

/** The distance of a kitchen, and its delivery fee or why it does not deliver. */
export function kitchenWords(record: Schemas['MapRecord']): string {
  const { distance_miles, delivers, fee, minimum, max_distance_miles } = record;
  const terms = delivers
    ? [
        fee === null
          ? `delivers up to ${milesText(max_distance_miles)}`
          : fee === 0
            ? 'free delivery'
            : `delivery ${formatMoney(fee)}`,
        minimum ? `minimum ${formatMoney(minimum, 0)}` : '',
      ]
    : [reasonWords(record)];
  return [distance_miles === null ? '' : milesText(distance_miles), ...terms].filter(Boolean).join(' · ');
}

/** How many restaurants deliver, which equals the number that the search finds. */
export function mapWords(
  { records, address: found }: Schemas['SearchMap'],
  { address, place }: { address: string | null; place: string | undefined },
): string {
  const those = records.filter(({ delivers }) => delivers);
  const restaurants = new Set(those.map(({ brand_id }) => brand_id)).size;
  const others = records.length - those.length;
  const who = `${count(restaurants, 'restaurant')}, ${count(those.length, 'kitchen')}`;
  const where = found ? ` deliver to ${address ?? 'the address'}` : place ? ` in ${place}` : '';
  return `${who}${where}${others > 0 ? `; ${count(others, 'other kitchen')} can't` : ''}`;
}
