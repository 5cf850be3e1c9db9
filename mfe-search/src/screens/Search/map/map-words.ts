import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';

const milesText = (miles: number) => `${miles < 10 ? miles.toFixed(1) : Math.round(miles)} mi`;

/** Why a kitchen does not deliver, as an orderer would say it. */
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

/** How far a kitchen is, and what its delivery costs or why there is none. */
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
