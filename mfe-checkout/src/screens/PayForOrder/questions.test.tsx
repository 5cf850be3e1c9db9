import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSubmission } from '../../test/fixtures';
import { asked, askedFor, askPath, oneCard, press, ready, serverOf } from '../../test/payment-ask';
import { FakeServer } from '../../test/server';

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

test('whoever closes the page of their bank reads that it is awaited, and asks it again', async () => {
  const bank = { until: '2099-03-01T17:30:00.000Z', by: 'Sam Lee', by_you: true };
  const now = { asked: asked(oneCard) };
  const api = new FakeServer()
    .on('get', askPath, () => now.asked)
    .on('post', `${askPath}/pay`, () => {
      now.asked = { ...now.asked, order: { ...askedFor, payment: { ...askedFor.payment, bank } } };
      return bankAsks;
    });
  await ready(api);
  press(/^Pay \$/);
  const question = { name: 'Your bank asks you to confirm' };
  fireEvent.keyDown(await screen.findByRole('dialog', question), { key: 'Escape' });
  expect(await screen.findByText('Your bank’s answer is awaited')).toBeVisible();
  press('Confirm with the bank');
  expect(await screen.findByRole('dialog', question)).toBeVisible();
});

test('whose bank is asked about another payment reads that theirs would take its place, and pays their own', async () => {
  const bank = { until: '2099-03-01T17:30:00.000Z', by: 'Maya Chen', by_you: false };
  const awaited = { ...askedFor, payment: { ...askedFor.payment, bank } };
  await ready(serverOf(asked({ ...oneCard, order: awaited })));
  expect(screen.getByText('The bank of Maya Chen is asked')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Confirm with the bank' })).not.toBeInTheDocument();
});
