import type { Schemas } from '@copper-carrot/contracts';
import { isForSending } from './failures';
import { type Changes } from './sections';

/** The changes of an order and what the API calculated for them. */
export interface Wish {
  changes: Changes;
  calculated: Schemas['CalculatedChanges'] | null;
}

/** Whether a change is refused, so that neither price nor approval can be shown. */
export const standsAgainst = ({ calculated }: Wish): boolean =>
  calculated?.errors.some((error) => !isForSending(error)) ?? false;

/** The order with the changes applied, for sections that show a saved order. */
export function wouldBe(order: Schemas['Order'], { changes, calculated }: Wish): Schemas['Order'] {
  if (!calculated) return order;
  const { after, chosen_options: chosen } = calculated;
  // Another address brings its own door details and clears those of the previous one.
  const said = (key: DoorKey): string | null => {
    const moved = calculated.changes.find(({ field }) => field === key);
    return orKept(changes[key], moved ? moved.after : order.address[key]);
  };
  const food = sumOf(after.lines, 'food');
  return {
    ...order,
    headcount: after.headcount,
    start_date: after.start_date,
    start_time: after.start_time,
    pickup: changes.pickup ?? order.pickup,
    pickup_kitchen_id: orKept(changes.pickup_kitchen_id, order.pickup_kitchen_id),
    presentation_type: orKept(changes.presentation_type, order.presentation_type),
    cost_center: orKept(changes.cost_center, order.cost_center),
    purchase_order_reference_code: orKept(
      changes.purchase_order_reference_code,
      order.purchase_order_reference_code,
    ),
    credit_card_id: orKept(changes.credit_card_id, order.credit_card_id),
    paid_with_invoice: changes.paid_with_invoice ?? order.paid_with_invoice,
    coupon_code: orKept(changes.coupon_code, order.coupon_code),
    chosen_options: chosen,
    menu_items: after.menu_items,
    address: {
      ...order.address,
      address_id: orKept(changes.address_id, order.address.address_id),
      formatted_address: after.address ?? order.address.formatted_address,
      company_name: said('company_name'),
      suite: said('suite'),
      contact_name: said('contact_name'),
      contact_phone: said('contact_phone'),
      delivery_instructions: said('delivery_instructions'),
    },
    pricing: {
      ...order.pricing,
      lines: after.lines,
      customer_price: after.customer_price,
      order_items_price: food,
      price_per_person: after.price_per_person,
      tip: sumOf(after.lines, 'tip'),
    },
  };
}

type DoorKey = 'company_name' | 'suite' | 'contact_name' | 'contact_phone' | 'delivery_instructions';

const orKept = <Value>(changed: Value | undefined, kept: Value): Value =>
  changed === undefined ? kept : changed;

const sumOf = (lines: readonly Schemas['PriceLine'][], code: string): number =>
  lines.filter((line) => line.code === code).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) /
  100;
