import { act, render, screen } from '@testing-library/react';
import { type PackageEvent } from '../../hooks/usePackageEvent';
import { usePreview } from '../../hooks/usePreview';
import { fromChosenOptions } from '../../order/choices';
import { priceNow } from '../../order/price-now';
import { aPackageView, aPreview } from '../../test/fixtures';
import { FakeServer, Refusal } from '../../test/server';
import { PricePanel } from './PricePanel';

const pack = aPackageView();
const order = aPreview();
const event: PackageEvent = {
  googlePlaceId: null,
  address: null,
  placeId: 1,
  headcount: 20,
  date: null,
  time: null,
  pickup: false,
  pickupKitchenId: null,
};

/** The panel as the package's page has it, with its question to the server. */
function Panel() {
  const preview = usePreview(pack, event, { chosen: null, isReferral: false });
  const quantities = fromChosenOptions(order.chosen_options);
  const price = priceNow(pack, preview, { ...event, quantities });
  return <PricePanel {...{ pack, preview, price }} verdict={preview.verdict} failure={null} />;
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
