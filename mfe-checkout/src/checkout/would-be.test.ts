import type { Schemas } from '@copper-carrot/contracts';
import { anOrder } from '../test/fixtures';
import { wouldBe } from './would-be';

it('shows what each person would pay as the server says it, to the cent', () => {
  const order = anOrder();
  const side: Schemas['ChangeSide'] = {
    headcount: 8,
    start_date: '2099-03-05',
    start_time: '12:00',
    address: null,
    chosen_options: [],
    menu_items: [],
    lines: [],
    customer_price: 64.6,
    price_per_person: 8.08,
  };
  const calculated: Schemas['CalculatedChanges'] = {
    ...{ lock_version: order.lock_version, before: side, after: side, difference: 0, to_pay: 0 },
    ...{
      valid: true,
      needs_approval: false,
      changes: [],
      errors: [],
      chosen_options: [],
      dropped_options: [],
    },
  };
  expect(wouldBe(order, { changes: {}, calculated }).pricing).toMatchObject({
    customer_price: 64.6,
    price_per_person: 8.08,
  });
});
