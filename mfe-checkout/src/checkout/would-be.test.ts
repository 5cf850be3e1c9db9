import type { Schemas } from '@copper-carrot/contracts';
import { anOrder } from '../test/fixtures';
import { wouldBe } from './would-be';

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
const calculatedOf = (values: Partial<Schemas['CalculatedChanges']> = {}): Schemas['CalculatedChanges'] => ({
  ...{ lock_version: 1, before: side, after: side, difference: 0, to_pay: 0 },
  ...{ valid: true, needs_approval: false, changes: [], errors: [], chosen_options: [], dropped_options: [] },
  ...values,
});

it('shows what each person would pay as the server says it, to the cent', () => {
  expect(wouldBe(anOrder(), { changes: {}, calculated: calculatedOf() }).pricing).toMatchObject({
    customer_price: 64.6,
    price_per_person: 8.08,
  });
});

it('shows the door of another address as it would be stored, under what was typed for it', () => {
  const order = anOrder();
  const address = { ...order.address, company_name: 'Northwind Labs', suite: '4', contact_name: 'Maya Chen' };
  const calculated = calculatedOf({
    after: { ...side, address: '11 Wall St, New York, NY 10005' },
    changes: [
      { field: 'company_name', label: 'Company', before: 'Northwind Labs', after: 'Contoso' },
      { field: 'suite', label: 'Suite or floor', before: '4', after: null },
      { field: 'delivery_instructions', label: 'Instructions', before: null, after: 'Ring  twice.' },
    ],
  });
  const changes = { address_id: 12, delivery_instructions: 'Ring  twice. ' };
  expect(wouldBe({ ...order, address }, { changes, calculated }).address).toMatchObject({
    address_id: 12,
    formatted_address: '11 Wall St, New York, NY 10005',
    company_name: 'Contoso',
    suite: null,
    contact_name: 'Maya Chen',
    delivery_instructions: 'Ring  twice. ',
  });
});
