import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aCampaign, FakeServer } from '../../test/server';
import { open } from '../../test/open';

const gifts = '/cpi/v1/public/charitable_causes/{id}/donations';
const given: Schemas['Gift'] = {
  ...{ id: 1, amount: 50, total: 51.81, monthly: false, email: 'gina@example.com' },
  receipt_url: '/cpi/v1/public/donations/receipt?token=signed',
};
const pending = { message: 'The payment service has not answered yet.' };

function api() {
  const made = new FakeServer();
  made.campaigns = [aCampaign(1, { name: 'Night suppers', slug: 'night-suppers', meal_price: 8.5 })];
  return made;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

async function fill(server: FakeServer) {
  const { container } = await open('/cares/night-suppers/donate', server);
  expect(await screen.findByRole('heading', { level: 1, name: 'Give to Night suppers' })).toBeVisible();
  type(/^Your name/, 'Gina Guest');
  type(/^E-mail/, 'gina@example.com');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Add \$1.81 for the card’s fees/ }));
  const cards = within(screen.getByRole('form', { name: 'Test cards' }));
  fireEvent.click(cards.getByRole('button', { name: 'Use this card' }));
  expect(await screen.findByText('Your card is ready')).toBeVisible();
  return container;
}
beforeEach(() => sessionStorage.clear());

it('[CARE-05] gives as a guest, with the fees of the card, and says where the receipt is', async () => {
  const server = api().on('post', gifts, () => given);
  const container = await fill(server);
  expect(screen.getByText(/Your gift feeds 5 people/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  press('Give $51.81');
  expect(await screen.findByRole('heading', { name: 'Thank you for your gift' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download the receipt' })).toHaveAttribute(
    'href',
    given.receipt_url,
  );
  const [call] = server.called('post', gifts);
  expect(call?.body.gift).toEqual({
    ...{ amount: 50, total: 51.81, covers_fees: true, monthly: false, anonymous: false, honoree: '' },
    ...{ name: 'Gina Guest', email: 'gina@example.com', stripe_token: 'pm_card_visa' },
  });
});

it('[CARE-05] sends the same key until a gift is decided, and another one after a declined card', async () => {
  const answers = [
    () => new Refusal(409, errorCodes.order.paymentInProgress, pending),
    () => new Refusal(402, errorCodes.submit.paymentFailed, { message: 'Your card was declined.' }),
    () => given,
  ];
  const server = api().on('post', gifts, () => answers.shift()?.() ?? given);
  await fill(server);
  press('Give $51.81');
  expect(await screen.findByText(pending.message)).toBeVisible();
  press('Give $51.81');
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Use this card' }));
  expect(await screen.findByText('Your card is ready')).toBeVisible();
  press('Give $51.81');
  expect(await screen.findByRole('heading', { name: 'Thank you for your gift' })).toBeVisible();
  const keys = server.called('post', gifts).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});
