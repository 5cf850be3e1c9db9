import type { Schemas } from '@copper-carrot/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { forPeople, ModifyServer, open, panel, placedOrder, send, sent } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

class FoodServer extends ModifyServer {
  constructor(tip: number) {
    super();
    this.order = placedOrder({ pricing: this.priced(20, tip) });
  }

  private priced(headcount: number, tip: number): Schemas['Order']['pricing'] {
    const line = { taxable: false, explanation: null };
    return {
      ...this.order.pricing,
      order_items_price: headcount * 10,
      tip,
      customer_price: headcount * 10 + tip,
      lines: [
        { ...line, code: 'food', label: 'Food', amount: headcount * 10 },
        { ...line, code: 'tip', label: 'Tip', amount: tip },
      ],
    };
  }

  protected override worksOut(changes: Schemas['OrderChanges']): Schemas['CalculatedChanges'] {
    const worked = super.worksOut(changes);
    const { lines, customer_price } = this.priced(
      worked.after.headcount,
      changes.tip ?? this.order.pricing.tip,
    );
    return { ...worked, after: { ...worked.after, lines, customer_price } };
  }
}

const share = (name: string) => screen.findByRole('radio', { name });

test('a tip that is a share of the food follows it when more people come', async () => {
  const { user, server } = await open(new FoodServer(16));
  await user.click(await share('10%'));
  await within(panel()).findByRole('row', { name: 'Tip 16 20' });
  await forPeople(user, 30);
  expect(await within(panel()).findByRole('row', { name: 'Tip 16 30' })).toBeVisible();
  expect(await share('10%')).toBeChecked();
  await user.click(send());
  await screen.findByTestId('elsewhere');
  expect(sent(server)).toMatchObject([{ order: { headcount: 30, tip: 30 }, total: 330 }]);
});

test('a tip that is a sum of its own stays when more people come', async () => {
  const { user } = await open(new FoodServer(16));
  await user.click(await share('Other'));
  const sum = await screen.findByRole('textbox', { name: 'Tip amount' });
  await user.clear(sum);
  await user.type(sum, '20{Tab}');
  await within(panel()).findByRole('row', { name: 'Tip 16 20' });
  await forPeople(user, 30);
  await within(panel()).findByRole('row', { name: 'People 20 30' });
  expect(within(panel()).getByRole('row', { name: 'Tip 16 20' })).toBeVisible();
});

test('a share that was chosen before a reload is the same share after it', async () => {
  const { user, unmount } = await open(new FoodServer(16));
  await user.click(await share('12%'));
  await within(panel()).findByRole('row', { name: 'Tip 16 24' });
  unmount();
  await open(new FoodServer(16));
  expect(await within(panel()).findByRole('row', { name: 'Tip 16 24' })).toBeVisible();
  await waitFor(async () => expect(await share('12%')).toBeChecked());
});
