import type { Schemas } from '@copper-carrot/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from './fixtures';
import { open as openAt } from './render';
import { FakeServer, orderPath } from './server';

export const placedOrder = (values: Partial<Schemas['Order']> = {}) => {
  const order = anOrder({ status: 'accepted', status_label: 'Accepted', ...values });
  return { ...order, can: { ...order.can, edit: false, submit: false, modify: true, ...values.can } };
};
export const sideOf = (
  order: Schemas['Order'],
  values: Partial<Schemas['ChangeSide']> = {},
): Schemas['ChangeSide'] => ({
  headcount: order.headcount ?? 0,
  start_date: order.start_date ?? '',
  start_time: order.start_time ?? '',
  address: order.address.formatted_address,
  chosen_options: order.chosen_options,
  menu_items: order.menu_items,
  lines: order.pricing.lines,
  customer_price: order.pricing.customer_price,
  price_per_person: order.pricing.price_per_person,
  ...values,
});

const door = [
  ['company_name', 'Company'],
  ['suite', 'Suite or floor'],
  ['delivery_instructions', 'Instructions'],
] as const;

/** A fake API with food at ten dollars a head, whose caterer approves changes. */
export class ModifyServer extends FakeServer {
  override order = placedOrder();
  errors: Schemas['Error'][] = [];
  /** The extra charge, if it is less than the difference. */
  toPay: number | null = null;

  constructor() {
    super();
    this.on('patch', `${orderPath}/calculate_changes`, ({ body }) => this.worksOut(body.order)).on(
      'post',
      `${orderPath}/modify`,
      ({ body }) => this.modified(body.order),
    );
  }

  protected worksOut(changes: Schemas['OrderChanges']): Schemas['CalculatedChanges'] {
    const { order } = this;
    const headcount = changes.headcount ?? order.headcount ?? 0;
    const difference = (headcount - (order.headcount ?? 0)) * 10;
    const total = order.pricing.customer_price + difference;
    const saved = this.addresses.find(({ id }) => id === changes.address_id);
    const chosen = order.chosen_options.map((each) => ({
      ...each,
      qty: Math.round((each.qty * headcount) / (order.headcount ?? 1)),
    }));
    return {
      chosen_options: chosen,
      before: sideOf(order),
      after: sideOf(order, {
        headcount,
        address: (saved ?? order.address).formatted_address,
        chosen_options: chosen,
        customer_price: total,
        price_per_person: Math.round((total * 100) / headcount) / 100,
      }),
      difference,
      to_pay: this.toPay ?? Math.max(0, difference),
      changes: [
        ...(headcount === order.headcount
          ? []
          : [
              {
                field: 'headcount',
                label: 'People',
                before: String(order.headcount),
                after: String(headcount),
              },
            ]),
        ...(changes.tip === undefined
          ? []
          : [{ field: 'tip', label: 'Tip', before: String(order.pricing.tip), after: String(changes.tip) }]),
        // A changed payment method is reported without its details, as the API does.
        ...(changes.credit_card_id === undefined || changes.credit_card_id === order.credit_card_id
          ? []
          : [{ field: 'credit_card_id', label: 'Payment', before: null, after: null }]),
        ...door.flatMap(([field, label]) => {
          const before = order.address[field];
          const after = changes[field] === undefined ? (saved ?? order.address)[field] : changes[field];
          return after === before ? [] : [{ field, label, before, after }];
        }),
      ],
      needs_approval: true,
      dropped_options: [],
      lock_version: order.lock_version,
      valid: this.errors.length === 0,
      errors: this.errors,
    };
  }

  modified(changes: Schemas['OrderChanges']): Schemas['ModifiedOrder'] {
    const worked = this.worksOut(changes);
    return {
      id: 12,
      change_id: 5,
      status: 'requested',
      pricing: { customer_price: worked.after.customer_price },
      changes: worked.changes,
      from_referral: false,
    };
  }
}

export async function open(server = new ModifyServer(), options?: Parameters<typeof openAt>[2]) {
  const view = await openAt('/orders/12/modify', server, options);
  await screen.findByRole('heading', { level: 1, name: 'Change order #12' });
  return { ...view, user: userEvent.setup() };
}
export const panel = () => screen.getByRole('complementary', { name: 'Your changes' });
export const send = () => within(panel()).getByRole('button', { name: 'Send changes' });
export const sent = (server: FakeServer) =>
  server.called('post', `${orderPath}/modify`).map(({ body }) => body);

export async function forPeople(user: ReturnType<typeof userEvent.setup>, headcount: number) {
  const field = await screen.findByRole('textbox', { name: 'Headcount' });
  await user.clear(field);
  await user.type(field, `${headcount}{Tab}`);
  const dialog = await screen.findByRole('dialog', { name: 'Change the headcount?' });
  expect(dialog).toHaveTextContent('Old headcount20');
  expect(dialog).toHaveTextContent(`New headcount${headcount}`);
  await user.click(within(dialog).getByRole('button', { name: `Change to ${headcount}` }));
}
