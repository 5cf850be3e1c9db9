import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const orderPath = '/cpi/v1/orderer/orders/{id}';
const cardsPath = `${orderPath}/credit_cards` as const;
const payPath = `${orderPath}/payment` as const;

const { credit_card: card, can } = recorded[`get ${orderPath}`][200];
const theCard: Schemas['CreditCard'] = { ...card, id: 70, brand: 'visa', last4: '0341', nickname: '' };
const office: Schemas['CreditCard'] = {
  ...theCard,
  id: 77,
  brand: 'mastercard',
  last4: '4444',
  nickname: 'Office',
};
const added: Schemas['CreditCard'] = { ...theCard, id: 78, last4: '3155' };

const refused = (more: Partial<Schemas['OrderCan']> = {}) =>
  anOrder({
    user_name: 'Maya Chen',
    credit_card_id: 70,
    credit_card: theCard,
    can: { ...can, choose_card: true, add_own_card: true, add_team_card: false, ...more },
    time_zone: 'America/New_York',
    payment: {
      status: 'failed',
      authorize_on: null,
      code: 'generic_decline',
      message: 'Your card was declined.',
      stuck_refund: null,
      bank: null,
      waived: null,
      held_until: '2026-12-01T18:00:00.000Z',
    },
  });

/** An order whose card was refused; its owner has that one and another one. */
class Waiting extends FakeApi {
  order = refused();
  cards = [theCard, office];

  constructor() {
    super();
    this.on('get', orderPath, () => this.order)
      .on('get', cardsPath, () => ({ records: this.cards, count: this.cards.length }))
      .on('post', cardsPath, () => {
        this.cards = [...this.cards, added];
        return added;
      })
      .on('patch', payPath, () => (this.order = anOrder()));
  }

  /** The cards that were asked to pay. */
  asked = () => this.called('patch', payPath).map(({ body }) => body.payment.credit_card_id);
}

const bankAsks = new Refusal(402, 'submit_order-payment_authentication_required', {
  message: 'Your bank asks you to confirm this payment.',
  context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
});

async function openRefused(api = new Waiting()) {
  const view = await open('/organization/4/orders/12', api);
  await screen.findByText(/Your card was declined\./);
  return { ...view, api, user: userEvent.setup() };
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(await screen.findByRole('button', { name: /Pay with$/ }));
  await user.click(await screen.findByRole('option', { name }));
  await user.click(screen.getByRole('button', { name: 'Pay with this card' }));
}
const isPaid = () =>
  waitFor(() => expect(screen.queryByText(/Your card was declined/)).not.toBeInTheDocument());

it('says until when another card may be chosen, and has it pay', async () => {
  const { api, user, container } = await openRefused();
  expect(screen.getByText(/Your card was declined\./)).toHaveTextContent(
    'Please choose another card until Tue 12/01/2026, 1:00 pm EST, or the order is canceled.',
  );
  await screen.findByRole('button', { name: /Pay with$/ });
  expect((await axe(container)).violations).toEqual([]);
  await choose(user, 'Mastercard ending in 4444 (Office)');
  await isPaid();
  expect(api.asked()).toEqual([77]);
});

it('offers the card that was refused once more', async () => {
  const { api, user } = await openRefused();
  await choose(user, 'Visa ending in 0341, once more');
  await isPaid();
  expect(api.asked()).toEqual([70]);
});

it('says why the other one is refused too, and leaves the choice open', async () => {
  const api = new Waiting();
  const answers = [new Refusal(402, 'submit_order-payment_failed', { message: 'It has no money.' })];
  api.on('patch', payPath, () => answers.shift() ?? (api.order = anOrder()));
  const { user } = await openRefused(api);
  await choose(user, 'Mastercard ending in 4444 (Office)');
  expect(await screen.findByRole('alert')).toHaveTextContent('It has no money.');
  await choose(user, 'Visa ending in 0341, once more');
  await isPaid();
  expect(api.asked()).toEqual([77, 70]);
});

it('adds a card that pays at once, also where there was none', async () => {
  const api = new Waiting();
  api.cards = [];
  const { user } = await openRefused(api);
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  const form = await screen.findByRole('region', { name: 'Add a card' });
  await user.click(within(form).getByRole('radio', { name: /^Mastercard/ }));
  await user.click(within(form).getByRole('button', { name: 'Add Card' }));
  await isPaid();
  expect(api.called('post', cardsPath).map(({ body }) => body)).toEqual([
    { credit_card: { stripe_token: 'pm_card_mastercard', nickname: '', team_id: null } },
  ]);
  expect(api.asked()).toEqual([78]);
});

it('says beside the form why a card can’t be added', async () => {
  const api = new Waiting();
  api.on(
    'post',
    cardsPath,
    () => new Refusal(422, 'record_invalid', { field_errors: { stripe_token: ['was declined.'] } }),
  );
  const { user } = await openRefused(api);
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  await user.click(await screen.findByRole('button', { name: 'Add Card' }));
  expect(await screen.findByText('This card was declined.')).toBeVisible();
  expect(api.asked()).toEqual([]);
});

it('shows the bank’s question, and asks with the same card again once it is answered', async () => {
  const api = new Waiting();
  const answers = [bankAsks];
  api.on('patch', payPath, () => answers.shift() ?? (api.order = anOrder()));
  const { user } = await openRefused(api);
  await choose(user, 'Mastercard ending in 4444 (Office)');
  const dialog = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
  expect(within(dialog).getByTitle('Test bank')).toHaveAttribute(
    'src',
    '/local/stripe/authenticate/pi_1?client_secret=pi_1_secret_2',
  );
  expect((await axe(dialog)).violations).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'I have confirmed it' }));
  await isPaid();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.asked()).toEqual([77, 77]);
});

it('says why the bank’s question came to nothing', async () => {
  const api = new Waiting();
  const answers = [bankAsks, new Refusal(402, 'submit_order-payment_failed', { message: 'Not confirmed.' })];
  api.on('patch', payPath, () => answers.shift() ?? (api.order = anOrder()));
  const { user } = await openRefused(api);
  await choose(user, 'Mastercard ending in 4444 (Office)');
  await user.click(await screen.findByRole('button', { name: 'I have confirmed it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not confirmed.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says to whom it is no business who may choose another one', async () => {
  const api = new Waiting();
  api.order = refused({ choose_card: false });
  await openRefused(api);
  expect(screen.getByText(/Maya Chen can choose another card until Tue 12\/01\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a card' })).not.toBeInTheDocument();
  expect(api.called('get', cardsPath)).toEqual([]);
});

describe('of a canceled order whose fee the card did not pay', () => {
  const canceled = (balance: number, more: Partial<Schemas['Order']> = {}) =>
    anOrder({
      ...refused(),
      status: 'canceled',
      status_label: 'Canceled',
      end_reason: 'The meeting is off.',
      cancellation_fee: 75,
      pricing: { ...anOrder().pricing, balance },
      payment: { ...refused().payment, held_until: null },
      ...more,
    });

  it('says what is owed, and has another card pay it', async () => {
    const api = new Waiting();
    api.order = canceled(75);
    const captured: Schemas['Order']['payment'] = { ...anOrder().payment, status: 'captured' };
    api.on('patch', payPath, () => (api.order = canceled(0, { payment: captured })));
    const { user, container } = await openRefused(api);
    expect(screen.getByText('The fee of $75.00 for the cancellation could not be charged')).toBeVisible();
    expect(screen.getByText(/The meeting is off\. \$75\.00 is owed for the cancellation\./)).toBeVisible();
    expect(screen.getByText(/Your card was declined\. Please choose another card\.$/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await choose(user, 'Mastercard ending in 4444 (Office)');
    await isPaid();
    expect(screen.getByText(/\$75\.00 was charged for the cancellation\./)).toBeVisible();
    expect(screen.queryByText(/Your order goes on/)).not.toBeInTheDocument();
    expect(api.asked()).toEqual([77]);
  });
});
