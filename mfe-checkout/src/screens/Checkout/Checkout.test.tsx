import { sentences } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, anOrder, aPerson, mains } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { PollServer } from '../../test/polls';
import { FakeServer, orderPath } from '../../test/server';
import { open, withOrder, place, section, submits } from '../../test/checkout';

beforeEach(() => sessionStorage.clear());

/** jsdom has no layout, so the payment section never counts as viewed. */
const nobodyAsked = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

describe('the page', () => {
  test('[CHK-01] [CHK-02] opens an in_cart order with what it needs', async () => {
    const { container } = await open();
    for (const name of ['Details', 'Address', 'Payment', 'Choices']) expect(section(name)).toBeVisible();
    expect(place()).toBeEnabled();
    expect(await faultsOf(container)).toEqual([]);
  });

  test.each([
    ['Service fee', 'The service fee supports Copper Carrot.'],
    ['Processing fee', 'The processing fee covers credit card processing costs.'],
  ])('[PAY-08] [PAY-09] says what the %s is for, in the words of the server', async (fee, words) => {
    const { pricing } = recorded['get /cpi/v1/orderer/orders/{id}'][200];
    await open(withOrder({ pricing }));
    act(() => screen.getByRole('button', { name: `About ${fee}` }).focus());
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('[CHK-03] has the sections details, address, payment, choices and poll, each with its own', async () => {
    await open(new PollServer());
    const names = ['Details', 'Address', 'Payment', 'Choices', 'Poll'];
    const headings = names.map((name) => within(section(name)).getByRole('heading', { name }).textContent);
    expect(headings).toEqual(names);
    expect(names.map((name) => screen.getAllByRole('region').indexOf(section(name)))).toEqual(
      names.map((_name, index) => index),
    );
    expect(within(section('Details')).getByRole('button', { name: /^Date/ })).toBeEnabled();
    expect(within(section('Address')).getByRole('radiogroup', { name: 'Deliver to' })).toBeVisible();
    expect(await within(section('Payment')).findByRole('radiogroup', { name: 'Pay with' })).toBeVisible();
    expect(within(section('Choices')).getByText(/Chicken bowl/)).toBeVisible();
    expect(await within(section('Poll')).findByText(/^Mon 03\/02\/2099, 5:00 pm/)).toBeVisible();
  });

  test('an order in any other status leads to its status', async () => {
    await openAt('/orders/12/checkout', withOrder({ status: 'pending' }));
    expect(await screen.findByText('Your order is placed')).toBeVisible();
  });

  test('the price explains itself line by line', async () => {
    await open();
    const price = screen.getByRole('complementary', { name: 'Your order' });
    expect(price).toHaveTextContent('20 people × $14.50');
    expect(price).toHaveTextContent('8% of the food');
    expect(price).toHaveTextContent('Total');
    expect(price).toHaveTextContent('$352.20');
    expect(price).toHaveTextContent('Your Visa ending 4242 is held for $352.20');
    expect(price).toHaveTextContent('Cancel free of charge until the caterer accepts');
  });

  test('a total without an address says what is still to come, and nothing is promised of it', async () => {
    const { pricing } = anOrder();
    const lines = pricing.lines.filter(({ code }) => code !== 'delivery');
    await open(withOrder({ pricing: { ...pricing, lines } }));
    const price = screen.getByRole('complementary', { name: 'Your order' });
    expect(price).toHaveTextContent('Total before delivery$352.20$17.61 per person');
    expect(price).toHaveTextContent('Your Visa ending 4242 is held for the total with delivery');
  });

  test('a phone’s bar calls a total without the delivery no total', async () => {
    const wide = window.matchMedia.bind(window);
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const { pricing } = anOrder();
    const lines = pricing.lines.filter(({ code }) => code !== 'delivery');
    try {
      await open(withOrder({ pricing: { ...pricing, lines } }));
      const bar = screen.getByRole('link', { name: 'See the price' }).parentElement;
      expect(bar).toHaveTextContent(/^Before delivery\$352\.20/);
    } finally {
      window.matchMedia = wide;
    }
  });

  test('someone who may not edit reads, and has no button', async () => {
    const can = { ...anOrder().can, edit: false, edit_address: false, submit: false };
    await open(withOrder({ can }));
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Contact phone')).toBeDisabled();
  });
});

describe('what is missing', () => {
  test('[CHK-11] a date', async () => {
    const { user, server } = await open(withOrder({ start_date: null, start_time: null }));
    await user.click(place());
    expect(await within(section('Details')).findByText(sentences.dateMissing)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus());
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-12] an organization', async () => {
    const { user, server, container } = await open(withOrder({ team_id: null, team: null }));
    await user.click(place());
    expect(await within(section('Details')).findByText(sentences.teamMissing)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /Organization/ })).toHaveFocus());
    expect(submits(server)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });

  test('[CHK-13] what the address form needs', async () => {
    const address = { ...anOrder().address, contact_phone: null };
    const { user, server } = await open(withOrder({ address }));
    await user.click(place());
    expect(await within(section('Address')).findByText(sentences.addressFaulty)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Contact phone')).toHaveFocus());
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-13] an address that nobody delivers to, once the check has said so', async () => {
    const nowhere = 'The caterer does not deliver to this address.';
    const { body: undeliverable } = new Refusal(422, 'record_invalid', {
      fields: { deliverable: ['invalid'] },
      field_errors: { deliverable: [nowhere] },
    });
    const { user, server } = await open(
      new FakeServer().on('post', `${orderPath}/check_validity`, () => ({
        valid: false,
        errors: [undeliverable],
      })),
    );
    const address = within(section('Address'));
    expect(await address.findByText(nowhere)).toBeVisible();
    expect(address.queryByText(sentences.addressFaulty)).not.toBeInTheDocument();
    await user.click(place());
    expect(await address.findByText(sentences.addressFaulty)).toBeVisible();
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-14] a payment method', async () => {
    const { user, server } = await open(withOrder({ credit_card_id: null, credit_card: null }));
    await user.click(place());
    expect(await within(section('Payment')).findByText(sentences.paymentMissing)).toBeVisible();
    await waitFor(() => expect(section('Payment')).toContainElement(document.activeElement as HTMLElement));
    expect(submits(server)).toEqual([]);
  });

  const unpaid = { credit_card_id: null, credit_card: null, bypass_payment: false, paid_with_invoice: false };
  test.each([
    ['bypass_payment', { ...unpaid, bypass_payment: true }],
    ['credit_card_id', { ...unpaid, credit_card_id: 5, credit_card: aCard() }],
    ['paid_with_invoice', { ...unpaid, paid_with_invoice: true }],
  ])('[CHK-15] nothing of the payment, where %s alone is set', async (_alone, values) => {
    const server = withOrder({
      ...values,
      user: { id: 1, name: 'Maya Chen', invoiceable: values.paid_with_invoice },
      can: { ...anOrder().can, pay_by_invoice: values.paid_with_invoice },
    });
    // A person with several cards would get the payment question.
    if (values.credit_card_id === null) server.cards = [];
    const { user } = await open(server);
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
    expect(screen.queryByText(sentences.paymentMissing)).not.toBeInTheDocument();
    nobodyAsked();
  });

  test('what a check refused to save is saved once a site admin ignores the check', async () => {
    const server = withOrder({ can: { ...anOrder().can, ignore_checks: true } });
    const closed = 'The kitchen is open from 10:30 am to 8:30 pm.';
    const answer = server.on('patch', orderPath, ({ body }) =>
      body.ignore_checks?.availability
        ? { ...anOrder(), start_time: '22:00' }
        : new Refusal(422, 'submit_order-caterer_unavailable', {
            message: closed,
            fields: { start_time: ['unavailable'] },
            field_errors: { start_time: [closed] },
          }),
    );
    const { user } = await open(answer);
    await user.click(within(section('Details')).getByRole('button', { name: /Time$/ }));
    await user.click(await screen.findByRole('option', { name: '10:00 pm' }));
    expect(await screen.findByText(closed)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ignore availability' }));
    await waitFor(() => expect(screen.queryByText(closed)).toBeNull());
    expect(server.patches().at(-1)).toEqual({
      order: { start_time: '22:00' },
      ignore_checks: { availability: true },
    });
  });

  test('a site admin who ignores availability does not send an order without what waits to be saved', async () => {
    const server = withOrder({ can: { ...anOrder().can, ignore_checks: true } });
    const { user } = await open(server);
    await user.click(screen.getByRole('checkbox', { name: 'Ignore availability' }));
    await user.click(screen.getByRole('button', { name: 'Edit Choices' }));
    await user.click(screen.getByRole('button', { name: /Fewer Tofu bowl/ }));
    await user.click(place());
    const words = 'Add 1 meal to make 20. Click "Edit Choices" to make sure no one misses out.';
    expect(within(section('Choices')).getByText(words)).toBeVisible();
    await waitFor(() => expect(place()).toBeEnabled());
    expect(submits(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /More Tofu bowl/ }));
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });
});

describe('mains', () => {
  test('are read back with their quantities', async () => {
    await open();
    const list = screen.getByRole('list', { name: mains.description });
    expect(list).toHaveTextContent('15 ×Chicken bowl');
    expect(list).toHaveTextContent('5 ×Tofu bowl');
  });
});

test('a person of another organization may choose between theirs', async () => {
  const { user, server } = await open(new FakeServer(), { user: aPerson() });
  await user.click(screen.getByRole('button', { name: /Organization/ }));
  await user.click(await screen.findByRole('option', { name: 'Contoso' }));
  await waitFor(() => expect(server.patches()).toEqual([{ order: { team_id: 4 } }]));
});
