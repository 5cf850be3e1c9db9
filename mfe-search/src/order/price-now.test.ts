import { fromChosenOptions } from '@copper-carrot/contracts';
import { type Preview } from '../hooks/usePreview';
import { aPackageView, aPreview } from '../test/fixtures';
import { priceNow } from './price-now';

const pack = aPackageView();
const order = aPreview();

type Way = NonNullable<Preview['way']>;
const kindOf = (asked: Way, now: Way, values: Partial<Preview> = {}) => {
  const preview: Preview = {
    order,
    choices: pack.choices,
    verdict: { orderValid: true, slots: {}, general: null, note: null },
    isFound: true,
    way: asked,
    pending: false,
    failure: null,
    retry: () => undefined,
    adopt: () => () => undefined,
    ...values,
  };
  const quantities = fromChosenOptions(order.chosen_options);
  return priceNow(pack, preview, { ...now, headcount: order.headcount, quantities }).kind;
};
const delivery = (pickupKitchenId: number | null) => ({ pickup: false, pickupKitchenId });
const pickup = (pickupKitchenId: number | null) => ({ pickup: true, pickupKitchenId });

it.each<[string, Way, Way, string]>([
  ['a delivery', delivery(null), delivery(null), 'whole'],
  ['a delivery, whatever kitchen was looked at', delivery(1), delivery(2), 'whole'],
  ['a pickup at the same kitchen', pickup(1), pickup(1), 'whole'],
  ['a pickup at another kitchen', pickup(1), pickup(2), 'food'],
  ['a pickup at a kitchen after the nearest one', pickup(null), pickup(2), 'food'],
  ['a pickup after a delivery', delivery(null), pickup(null), 'food'],
])('knows the price of %s', (_what, asked, now, kind) => {
  expect(kindOf(asked, now)).toBe(kind);
});

const refused = { orderValid: false, slots: { address: 'Not there.' }, general: null, note: null };
it.each<[string, Partial<Preview>, string]>([
  ['after a price', {}, 'whole'],
  ['after an error', { verdict: refused }, 'unknown'],
  ['after an order that was not found', { isFound: false }, 'unknown'],
  ['after no answer', { failure: 'Not now.' }, 'unknown'],
])('while the next price is on its way %s it shows no other than that', (_what, values, kind) => {
  expect(kindOf(delivery(null), delivery(null), { pending: true, ...values })).toBe(kind);
});
