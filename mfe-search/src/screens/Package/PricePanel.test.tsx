import { fromChosenOptions, type Schemas } from '@copper-carrot/contracts';
import { act, render, screen } from '@testing-library/react';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { usePreview } from '../../hooks/usePreview';
import { priceNow } from '../../order/price-now';
import { aPackageView, aPreview } from '../../test/fixtures';
import { FakeServer, Refusal } from '../../test/server';
import { PricePanel, type PricePanelProps } from './PricePanel';

const pack = aPackageView();
const order = aPreview();
const event: PackageEvent = {
  googlePlaceId: null,
  address: null,
  addressId: null,
  placeId: 1,
  headcount: 20,
  wrongHeadcount: null,
  date: null,
  time: null,
  pickup: false,
  pickupKitchenId: null,
  text: '',
};

const undelivered = {
  ...order.pricing,
  lines: order.pricing.lines.filter(({ code }) => code !== 'delivery'),
};

/** The panel as the package page uses it, with its preview. */
function Panel() {
  const preview = usePreview(pack, event, { chosen: null, combos: [], isReferral: false });
  const quantities = fromChosenOptions(order.chosen_options);
  const price = priceNow(pack, preview, { ...event, quantities });
  return <PricePanel {...{ read: pack, pack, quantities, preview, price }} verdict={preview.verdict} />;
}

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers();
  server = new FakeServer();
  globalThis.fetch = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return server.fetch(...call);
  };
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const isLoading = () => screen.queryByText('Working out the price') !== null;

it('[API-008] the place of the price stays for 200 ms, however soon its preview answers', async () => {
  render(<Panel />);
  await pass(199);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(isLoading()).toBe(false);
  expect(screen.getByText('$381.31')).toBeVisible();
});

it('[API-008] a preview that fails does not let it flash by either', async () => {
  server.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => new Refusal(404, 'not_found'));
  render(<Panel />);
  await pass(199);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(isLoading()).toBe(false);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each<[string, Partial<Schemas['PreviewedOrder']>, string, string]>([
  ['an address', {}, 'Total', '$19.07 per person, all in'],
  ['no address', { pricing: undelivered }, 'Total before delivery', '$19.07 per person before delivery'],
  ['a pickup', { pricing: undelivered, pickup: true }, 'Total', '$19.07 per person, all in'],
])('with %s it says what its sum holds', async (_what, values, total, note) => {
  server.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => ({
    order: aPreview(values),
    error: null,
    search_params: {},
  }));
  render(<Panel />);
  await pass(400);
  expect(screen.getByText(total)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

it('shows no total beside an error, and the total again once it is mended', async () => {
  const undeliverable = new Refusal(422, 'packages-address_undeliverable', {
    message: 'Sorry.',
    fields: { kitchen_delivery_area: ['blank'] },
  });
  server.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => ({
    order: aPreview({ pricing: undelivered }),
    error: undeliverable.body,
    search_params: {},
  }));
  const { unmount } = render(<Panel />);
  await pass(400);
  expect(screen.getByText('No price yet')).toBeVisible();
  expect(screen.getByText(/doesn't deliver to this address/)).toBeVisible();
  expect(screen.queryByText(/^Total/)).not.toBeInTheDocument();
  expect(screen.queryByText(/\$381/)).not.toBeInTheDocument();
  unmount();
  server.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => ({
    order: aPreview(),
    error: null,
    search_params: {},
  }));
  render(<Panel />);
  await pass(400);
  expect(screen.getByText('$381.31')).toBeVisible();
});

it('multiplies by what a person costs by now, and says that it moved', async () => {
  const [food, ...others] = order.pricing.lines;
  if (!food) throw new Error('No food in the fixture');
  server.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => ({
    order: aPreview({
      food_price_each: 15.5,
      pricing: { ...order.pricing, lines: [{ ...food, amount: 310 }, ...others] },
    }),
    error: null,
    search_params: {},
  }));
  render(<Panel />);
  await pass(400);
  expect(screen.getByText('20 × $15.50')).toBeVisible();
  expect(
    await screen.findByText(
      'The price of Curry table moved while you were here: it is $15.50 now, and was $14.50.',
    ),
  ).toBeVisible();
});

it('says nothing of a price that stands', async () => {
  render(<Panel />);
  await pass(400);
  expect(screen.getByText('20 × $14.50')).toBeVisible();
  expect(screen.queryByText(/moved while you were here/)).not.toBeInTheDocument();
});

it('says the least food that the kitchen brings there', async () => {
  server.on('post', '/cpi/v1/orderer/packages/{id}/order/preview', () => ({
    order: aPreview({ delivery_minimum: 150 }),
    error: null,
    search_params: {},
  }));
  render(<Panel />);
  await pass(400);
  expect(screen.getByText('This kitchen delivers there from $150.00 of food.')).toBeVisible();
});

test.each([
  [true, 'It comes as soon as what is marked above is put right.', 'This date is too early.'],
  [false, 'This date is too early.', 'It comes as soon as what is marked above is put right.'],
])('says once why there is no price yet, with the fields beside it: %s', (inAside, said, unsaid) => {
  const verdict = {
    orderValid: false,
    slots: { date: 'This date is too early.' },
    general: null,
    note: null,
  };
  const nothing = { pending: false, order: null, failure: null } as unknown as PricePanelProps['preview'];
  render(
    <PricePanel
      {...{ read: pack, pack, verdict, inAside }}
      quantities={{}}
      preview={nothing}
      price={{ kind: 'unknown' }}
    />,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
});
