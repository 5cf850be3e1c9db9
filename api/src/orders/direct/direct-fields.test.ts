import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { useLocalServices } from '../../testing';
import { asCook, calculated, modify, orderOf, placed } from '../changes/change.factory';
import { inDays, makeCaterer, type Cart } from '../order.factory';

useLocalServices();
jest.setTimeout(60_000);

/** Until when a caterer changes a field of a direct order that was submitted: always, until it is claimed, or never. */
type Who = 'caterer' | 'until the claim' | 'customer';
type Field = Exclude<keyof Schemas['OrderChanges'], 'lock_version'>;

/** A row for each field that a change can name: a new one fails to compile until it is said whose it is. */
const fields: Record<Field, [who: Who, value: (order: Schemas['Order'], kitchenId: number) => unknown]> = {
  headcount: ['caterer', ({ headcount }) => (headcount ?? 0) - 1],
  start_date: ['caterer', () => inDays(4)],
  start_time: ['caterer', () => '12:30'],
  presentation_type: ['caterer', ({ presentation_type }) => presentation_type],
  chosen_options: [
    'caterer',
    ({ chosen_options: chosen }) => {
      const [one, other] = chosen.filter(({ item_choice_type: type }) => type === 'constant_sum');
      return chosen.map((each) => ({
        option_id: each.option_id,
        qty: each.qty + (each === one ? 1 : each === other ? -1 : 0),
      }));
    },
  ],
  // Of an order of a package, which has none.
  menu_items: ['caterer', () => []],
  pickup: ['until the claim', ({ pickup }) => !pickup],
  pickup_kitchen_id: ['until the claim', (_order, kitchenId) => kitchenId],
  address_id: ['until the claim', () => null],
  google_place_id: ['until the claim', ({ address }) => address.google_place_id],
  formatted_address: ['until the claim', ({ address }) => address.formatted_address],
  company_name: ['until the claim', () => 'Northwind'],
  suite: ['until the claim', () => 'Floor 9'],
  contact_name: ['until the claim', () => 'Robin'],
  contact_phone: ['until the claim', () => '(555) 555-0142'],
  delivery_instructions: ['until the claim', () => 'Use the freight lift.'],
  team_id: ['customer', () => null],
  credit_card_id: ['customer', ({ credit_card_id }) => credit_card_id],
  paid_with_invoice: ['customer', () => true],
  bypass_payment: ['customer', () => true],
  coupon_code: ['customer', () => null],
  tip: ['customer', () => 1],
  cost_center: ['customer', () => 'Kitchen'],
  purchase_order_reference_code: ['customer', () => 'PO-1'],
};

/** What of an order each of these fields says. */
const said = (order: Schemas['Order']): Record<string, unknown> => ({
  ...order,
  ...order.address,
  chosen_options: order.chosen_options.map(({ option_id, qty }) => ({ option_id, qty })),
});

describe.each([false, true])(
  '[OPERM-04] [OPERM-07] a caterer, of a direct order that is claimed: %s',
  (isClaimed) => {
    let order: { customer: Cart; cook: Cart; kitchenId: number };
    beforeAll(async () => {
      const caterer = await makeCaterer();
      const customer = await placed(caterer);
      await sql.rows(
        `update orders set is_direct = true, claimed_by_customer_at = case when $2 then now() end where id = $1`,
        [customer.orderId, isClaimed],
      );
      const cook = { ...customer, orderer: await asCook(caterer) };
      order = { customer, cook, kitchenId: caterer.kitchen.id };
    });

    test.each(Object.entries(fields))(
      'changes its %s where it is theirs to say',
      async (field, [who, valueOf]) => {
        const { customer, cook, kitchenId } = order;
        const before = await orderOf(customer);
        const changes = { [field]: valueOf(before, kitchenId) } as Schemas['OrderChanges'];
        const isTheirs = who === 'caterer' || (who === 'until the claim' && !isClaimed);
        const shown = await calculated(cook, changes);
        const answer = await modify(cook, changes, { lock_version: before.lock_version });
        const { fields: refused = {} } = answer.body as Partial<Schemas['Error']>;
        if (isTheirs) {
          expect([answer.status, shown.errors]).toEqual([200, []]);
          expect(said(await orderOf(customer))).toMatchObject(changes);
          return;
        }
        expect([answer.status, Object.keys(refused)]).toEqual([422, [field]]);
        expect(shown).toMatchObject({ valid: false, errors: [{ fields: refused }] });
        expect(await orderOf(customer)).toEqual(before);
      },
    );
  },
);
