import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSubmission } from '../../test/fixtures';
import { asked, askPath, oneCard, press, ready, serverOf } from '../../test/payment-ask';

beforeEach(() => sessionStorage.clear());

const bankAsks = new Refusal(402, 'submit_order-payment_authentication_required', {
  context: { client_secret: 'pi_1_secret_2', payment_intent_id: 'pi_1' },
});

test('says what changed meanwhile instead of charging, and asks about a second delivery', async () => {
  const api = serverOf(asked(oneCard)).on(
    'post',
    `${askPath}/pay`,
    () =>
      new Refusal(409, 'submit_order-changed', {
        context: { changed_by: ['Maya Chen'], changed_by_you: false },
      }),
  );
  await ready(api);
  press(/^Pay \$/);
  expect(
    await screen.findByText(/Maya Chen changed the order meanwhile\. Nothing was charged\./),
  ).toBeVisible();

  api.on('post', `${askPath}/pay`, () => new Refusal(409, 'submit_order-has_simultaneous_delivery'));
  press(/^Pay \$/);
  const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Place this order too' }));
  await waitFor(() =>
    expect(api.called('post', `${askPath}/pay`).at(-1)?.body.ignore_checks).toEqual({
      simultaneous_delivery: true,
    }),
  );
});

test('[OERR-09] a second delivery that is meant is not asked about again after the bank', async () => {
  const answers = [new Refusal(409, 'submit_order-has_simultaneous_delivery'), bankAsks];
  const api = serverOf(asked(oneCard)).on('post', `${askPath}/pay`, () => answers.shift() ?? aSubmission());
  await ready(api);
  press(/^Pay \$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Place this order too' }));
  fireEvent.click(await screen.findByRole('button', { name: 'I have confirmed it' }));
  await screen.findByTestId('elsewhere');
  const meant = { simultaneous_delivery: true };
  const sent = api.called('post', `${askPath}/pay`);
  expect(sent.map(({ body }) => body.ignore_checks)).toEqual([{}, meant, meant]);
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
});
