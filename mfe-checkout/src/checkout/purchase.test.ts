import type * as Runtime from '@copper-carrot/contracts/runtime';
import { aSubmission } from '../test/fixtures';
import type * as Purchase from './purchase';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Loads the module again as a reload does; only stored values remain. */
function load() {
  const bought: unknown[] = [];
  let announce: typeof Purchase.announcePurchase = () => undefined;
  jest.isolateModules(() => {
    const { events } = jest.requireActual<typeof Runtime>('@copper-carrot/contracts/runtime');
    events.on('order.purchased@1', (purchase) => bought.push(purchase));
    announce = jest.requireActual<typeof Purchase>('./purchase').announcePurchase;
  });
  return { bought, announce };
}
const order = aSubmission({ id: 71, pricing: { customer_price: 352.2 } });
const purchase = { orderId: 71, value: 77.48, currency: 'USD' };

test('[PAY-07] a purchase is counted once, over a reload too', () => {
  const first = load();
  first.announce(order);
  expect(first.bought).toEqual([purchase]);
  const second = load();
  second.announce(order);
  expect(second.bought).toEqual([]);
  second.announce({ ...order, id: 72 });
  expect(second.bought).toEqual([{ ...purchase, orderId: 72 }]);
});

test('[PAY-07] a purchase is counted once in a page that can store nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('closed');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  const { announce, bought } = load();
  announce(order);
  announce(order);
  expect(bought).toEqual([purchase]);
});
