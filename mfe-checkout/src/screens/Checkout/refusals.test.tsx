import { errorCodes, headcountMissing, sentences, timeMissing } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCard, anOrder, aSubmission } from '../../test/fixtures';
import { FakeServer, orderPath } from '../../test/server';
import { answering, openToPay, place, refusing, section, submits } from '../../test/checkout';

beforeEach(() => sessionStorage.clear());

describe('refusals', () => {
  test('[OERR-02] caterer_unavailable stands at date and time', async () => {
    const { user } = await openToPay(
      refusing(422, 'submit_order-caterer_unavailable', {
        message: 'The kitchen is closed. Try another day.',
      }),
    );
    await user.click(place());
    expect(
      await within(section('Details')).findByText('The kitchen is closed. Try another day.'),
    ).toBeVisible();
    await waitFor(() => expect(section('Details')).toContainElement(document.activeElement as HTMLElement));
  });

  test('[OERR-03] date_in_past stands at the date', async () => {
    const { user } = await openToPay(
      refusing(422, 'submit_order-date_in_past', { message: 'Too late for that day.' }),
    );
    await user.click(place());
    expect(await screen.findByText('Too late for that day.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus());
    expect(screen.getByRole('button', { name: /^Date/ })).toHaveAccessibleDescription(
      'Too late for that day.',
    );
  });

  test('[OERR-04] a delivery minimum stands at details and blocks the next press', async () => {
    const { user, server } = await openToPay(
      refusing(422, 'submit_order-delivery_minimum_not_satisfied', { message: 'Add $50.00 of food.' }),
    );
    await user.click(place());
    expect(await within(section('Details')).findByText('Add $50.00 of food.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(place()).toBeEnabled());
    expect(submits(server)).toHaveLength(1);
  });

  test('[OERR-04] a delivery minimum that the order misses is known before the press', async () => {
    const error = new Refusal(422, 'submit_order-delivery_minimum_not_satisfied', {
      message: 'Add $50.00 of food.',
    }).body;
    const server = new FakeServer().on('post', `${orderPath}/check_validity`, () => ({
      valid: false,
      errors: [error],
    }));
    const { user } = await openToPay(server);
    expect(await within(section('Details')).findByText('Add $50.00 of food.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(place()).toBeEnabled());
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-19] a delivery minimum that was refused does not block once a site admin ignores it', async () => {
    const server = refusing(422, 'submit_order-delivery_minimum_not_satisfied', { message: 'Add $50.00.' });
    server.order = anOrder({ can: { ...anOrder().can, ignore_checks: true } });
    const { user } = await openToPay(server);
    await user.click(place());
    expect(await within(section('Details')).findByText('Add $50.00.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Ignore the delivery minimum' }));
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(2));
    expect(submits(server)[1]?.body.ignore_checks).toEqual({ delivery_area_minimum: true });
  });

  test('[OERR-15] deliverable stands in the address form without its prefix', async () => {
    const server = refusing(422, 'record_invalid', {
      field_errors: { deliverable: ['Deliverable - This address is on an island.'] },
    });
    const { user } = await openToPay(server);
    await user.click(place());
    expect(await within(section('Address')).findByText('This address is on an island.')).toBeVisible();
  });

  test.each([
    ['Ignore the delivery minimum', { delivery_area_minimum: true }],
    ['Ignore availability', { availability: true }],
  ])(
    '[CHK-19] what an order still lacks under "%s" stands beside each field, in words',
    async (box, flags) => {
      const lacks = {
        start_date: sentences.dateMissing,
        start_time: timeMissing,
        headcount: headcountMissing,
        team_id: sentences.teamMissing,
        credit_card_id: sentences.paymentMissing,
        address: sentences.addressFaulty,
      };
      const server = refusing(422, 'submit_order-invalid', {
        fields: Object.fromEntries(Object.keys(lacks).map((field) => [field, ['blank']])),
        field_errors: Object.fromEntries(Object.entries(lacks).map(([field, words]) => [field, [words]])),
      });
      server.order = anOrder({
        start_date: null,
        start_time: null,
        headcount: null,
        team_id: null,
        team: null,
        credit_card_id: null,
        credit_card: null,
        address: { ...anOrder().address, address_id: null, formatted_address: null, google_place_id: null },
        can: { ...anOrder().can, ignore_checks: true },
      });
      const { user } = await openToPay(server);
      await user.click(screen.getByRole('checkbox', { name: box }));
      await user.click(place());
      const details = section('Details');
      expect(await within(details).findByText(sentences.dateMissing)).toBeVisible();
      expect(within(details).getByText('Please choose a delivery time for your order.')).toBeVisible();
      expect(within(details).getByText('Please say how many people you are ordering for.')).toBeVisible();
      expect(within(details).getByText(sentences.teamMissing)).toBeVisible();
      expect(within(section('Address')).getByText(sentences.addressFaulty)).toBeVisible();
      expect(within(section('Payment')).getByText(sentences.paymentMissing)).toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: /^Date/ })).toHaveFocus());
      expect(submits(server).map(({ body }) => body.ignore_checks)).toEqual([flags]);
      expect(server.patches()).toEqual([]);
    },
  );

  const kitchen = { id: 1, name: 'Midtown', formatted_address: '1 Test Street', pickup_allowed: true };
  const fetched = { pickup: true, possible_kitchens: [{ ...kitchen, distance_miles: 2 }] };
  test.each([
    ['kitchen_delivery_area', 'Address', sentences.addressUndeliverable, {}],
    ['delivery_area', 'Address', 'Nobody brings it there.', {}],
    ['kitchen_id', 'Details', 'The kitchen has no room on that day.', {}],
    ['pickup_kitchen_id', 'Details', sentences.noPickupKitchen, fetched],
    ['start_date', 'Details', sentences.dateMissing, {}],
    ['credit_card_id', 'Payment', 'This order costs more by now. Please choose how it is paid.', {}],
    ['start_time', 'Details', 'Please choose a delivery time for your order.', {}],
  ])(
    '[OERR-25] %s that is blank is said in its section, and nowhere else',
    async (field, title, words, values) => {
      const server = refusing(422, 'record_invalid', {
        message: words,
        fields: { [field]: ['blank'] },
        field_errors: { [field]: [words] },
      });
      server.order = anOrder(values);
      const { user } = await openToPay(server);
      await user.click(place());
      expect(await within(section(title)).findByText(words)).toBeVisible();
      expect(screen.getAllByText(words)).toHaveLength(1);
    },
  );

  test('an organization that may owe no more on invoices is told so beside its payment, and nowhere else', async () => {
    const words = 'This order comes to $324.00, and your organization has $20.00 left to order on invoices.';
    const server = refusing(422, errorCodes.submit.creditLimit, {
      message: words,
      fields: { paid_with_invoice: ['credit_limit'] },
      field_errors: { paid_with_invoice: [words] },
    });
    const { can } = anOrder();
    server.order = anOrder({
      paid_with_invoice: true,
      credit_card_id: null,
      can: { ...can, pay_by_invoice: true },
    });
    const { user } = await openToPay(server);
    await user.click(place());
    expect(await within(section('Payment')).findByText(words)).toBeVisible();
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  test('a card without funds is said beside the cards, and another press is a new one', async () => {
    const { user, server } = await openToPay(
      refusing(402, 'submit_order-payment_failed', { message: 'Your card has insufficient funds.' }),
    );
    await user.click(place());
    expect(await within(section('Payment')).findByText('Your card has insufficient funds.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(2));
    const [first, second] = submits(server).map(({ headers }) => headers['Idempotency-Key']);
    expect(first).not.toBe(second);
  });

  test('a card that was declined is the one that focus goes to, and no other of several', async () => {
    const server = refusing(402, 'submit_order-payment_failed', { message: 'Your card was declined.' });
    server.cards = [aCard({ id: 6, last4: '1111' }), aCard({ id: 5 })];
    const { user } = await openToPay(server);
    const card = await screen.findByRole('radio', { name: /4242/ });
    await user.click(place());
    await user.click(await screen.findByRole('button', { name: 'Confirm and place order' }));
    expect(await within(section('Payment')).findByText('Your card was declined.')).toBeVisible();
    await waitFor(() => expect(card).toHaveFocus());
    expect(card).toBeChecked();
  });

  test('a bank that asks gets its page, and the order is sent again after it', async () => {
    const context = { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' };
    let asked = false;
    const server = answering({});
    server.on('post', `${orderPath}/submit`, () => {
      if (asked) return aSubmission();
      asked = true;
      return new Refusal(402, 'submit_order-payment_authentication_required', { context });
    });
    const { user } = await openToPay(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Your bank asks you to confirm' });
    expect(within(dialog).getByTitle('Test bank')).toHaveAttribute(
      'src',
      '/local/stripe/authenticate/pi_1?client_secret=pi_1_secret_2',
    );
    await user.click(within(dialog).getByRole('button', { name: 'I have confirmed it' }));
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/organization/3/orders/12');
  });

  test('[OERR-08] poll selections that are not applied yet clear the error that stood there', async () => {
    let presses = 0;
    const server = new FakeServer().on('post', `${orderPath}/submit`, () =>
      (presses += 1) === 1
        ? new Refusal(402, 'submit_order-payment_failed', {
            message: 'Your card has insufficient funds.',
          })
        : new Refusal(409, 'submit_order-poll_selections_not_applied', {
            message: 'Selections are not applied.',
          }),
    );
    const { user } = await openToPay(server);
    await user.click(place());
    expect(await within(section('Payment')).findByText('Your card has insufficient funds.')).toBeVisible();
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByText('Your card has insufficient funds.')).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Selections are not applied.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
    await waitFor(() => expect(place()).toBeEnabled());
  });
});
