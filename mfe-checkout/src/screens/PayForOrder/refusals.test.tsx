import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { anOrder } from '../../test/fixtures';
import { asked, askPath, oneCard, open, serverOf } from '../../test/payment-ask';

beforeEach(() => sessionStorage.clear());

async function pressAt(refusal: Refusal, button = /^Pay \$/) {
  const order = anOrder({ user_name: 'Maya Chen' });
  const api = serverOf(asked({ ...oneCard, asked_by: 'Alex Kim', order }));
  await open(api.on('post', `${askPath}/pay`, () => refusal));
  fireEvent.click(await screen.findByRole('button', { name: button }));
}

test.each([
  [
    '[OERR-10]',
    new Refusal(403, 'submit_order-email_verification_required', {
      message: 'Please verify your e-mail address before you place this order.',
    }),
    'Maya Chen has to confirm their e-mail address before this order can be placed. Nothing was charged.',
  ],
  [
    '[OERR-11]',
    new Refusal(403, 'submit_order-enterprise_email_domain_mismatch', {
      message: 'Northwind Labs takes orders from @northwind.example addresses only.',
    }),
    'Northwind Labs takes orders from @northwind.example addresses only. Maya Chen has to sign in with such an address, or order for another organization. Nothing was charged.',
  ],
  [
    '[OERR-12]',
    new Refusal(409, 'submit_order-choice_version_mismatch', {
      message: 'The caterer changed this menu. Please make your choices again.',
    }),
    'The caterer changed this menu. Maya Chen has to choose again before this order can be placed. Nothing was charged.',
  ],
  [
    '[OERR-02]',
    new Refusal(422, 'submit_order-caterer_unavailable', { message: 'The kitchen is full then.' }),
    'The kitchen is full then. Maya Chen has to put this right first. Nothing was charged.',
  ],
  [
    'what somebody changed: it',
    new Refusal(409, 'submit_order-changed', {
      context: { total: 300, lock_version: 9, changed_by: ['Maya Chen'], changed_by_you: false },
    }),
    'Maya Chen changed the order meanwhile. Nothing was charged. Please look at its price again.',
  ],
  [
    'what the reader changed elsewhere: it',
    new Refusal(409, 'submit_order-changed', {
      context: { total: 300, lock_version: 9, changed_by: [], changed_by_you: true },
    }),
    'You changed the order in another window. Nothing was charged. Please look at its price again.',
  ],
  [
    'a price that moved by itself: it',
    new Refusal(409, 'submit_order-changed', {
      context: { total: 900, lock_version: 3, changed_by: [], changed_by_you: false },
    }),
    'The price of this order has changed since you saw it. Nothing was charged. Please look at its price again.',
  ],
  [
    'a refused card: it',
    new Refusal(402, 'submit_order-payment_failed', { message: 'Your card was declined.' }),
    'Your card was declined.',
  ],
])('%s is said to be the owner’s where the owner has to act', async (_row, refusal, words) => {
  await pressAt(refusal);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeEnabled();
});

test('on a phone the total, the button and what came of it stay in one bar', async () => {
  const wide = window.matchMedia.bind(window);
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  try {
    await pressAt(
      new Refusal(402, 'submit_order-payment_failed', { message: 'Your card was declined.' }),
      /^Pay and place the order$/,
    );
    const words = await screen.findByText('Your card was declined.');
    const bar = screen.getByRole('link', { name: 'See the price' }).parentElement?.parentElement;
    expect(bar).toContainElement(words);
    expect(bar).toHaveTextContent(/^Total\$/);
    expect(within(bar as HTMLElement).getByRole('button', { name: 'Pay and place the order' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).not.toBeInTheDocument();
  } finally {
    window.matchMedia = wide;
  }
});
