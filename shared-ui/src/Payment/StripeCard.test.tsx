import { connectTestShell, personOf, recorded } from '@copper-carrot/contracts/testing';
import { ApiFailure } from '@copper-carrot/contracts/runtime';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StripeCard from './StripeCard';
import { type CardFieldsProps } from './useCardForm';

const card = recorded['post /cpi/v1/orderer/orders/{id}/credit_cards'][201];

const mockElements = { submit: jest.fn() };
const mockStripe = { createPaymentMethod: jest.fn() };
jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: () => Promise.resolve(null) }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: unknown }) => children,
  PaymentElement: () => null,
  useStripe: () => mockStripe,
  useElements: () => mockElements,
}));

beforeEach(() => {
  connectTestShell({ as: personOf('orderer') });
  mockElements.submit.mockReset().mockResolvedValue({});
  mockStripe.createPaymentMethod.mockReset().mockResolvedValue({ paymentMethod: { id: 'pm_1' } });
});

function show(send: CardFieldsProps['send'] = () => Promise.resolve(card)) {
  const saved: unknown[] = [];
  const added = jest.fn();
  render(
    <StripeCard
      publishableKey="pk_test_1"
      own
      team={null}
      send={(sent) => {
        saved.push(sent);
        return send(sent);
      }}
      onAdded={added}
      cancel={null}
    />,
  );
  return { saved, added, user: userEvent.setup() };
}
const add = () => screen.getByRole('button', { name: 'Add Card' });
const nickname = () => screen.getByRole('textbox', { name: /Card nickname/ });

test('saves the payment method that Stripe makes of the number', async () => {
  const { saved, added, user } = show();
  await user.type(nickname(), 'Office');
  await user.click(add());
  await waitFor(() => expect(added).toHaveBeenCalledWith(card));
  expect(saved).toEqual([{ stripe_token: 'pm_1', nickname: 'Office', team_id: null }]);
});

test('says what Stripe says of the number, keeps what was typed, and is sent anew', async () => {
  const { saved, added, user } = show();
  mockElements.submit.mockResolvedValueOnce({ error: { message: 'Your card number is incomplete.' } });
  await user.type(nickname(), 'Office');
  await user.click(add());
  expect(await screen.findByText('Your card number is incomplete.')).toBeVisible();
  expect(saved).toEqual([]);
  mockStripe.createPaymentMethod.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } });
  await user.click(add());
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  expect(screen.queryByText('Your card number is incomplete.')).not.toBeInTheDocument();
  expect(nickname()).toHaveValue('Office');
  await user.click(add());
  await waitFor(() => expect(added).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
});

test('says what the API says of the card', async () => {
  const refusal = new ApiFailure(422, {
    code: 'record_invalid',
    field_errors: { stripe_token: ['was declined.'] },
  });
  const { user } = show(() => Promise.reject(refusal));
  await user.click(add());
  expect(await screen.findByText('This card was declined.')).toBeVisible();
});

test('makes no payment method while the nickname is too long', async () => {
  const { user } = show();
  await user.click(nickname());
  await user.paste('n'.repeat(101));
  await user.click(add());
  expect(await screen.findByText('Card nickname must be at most 100 characters long.')).toBeVisible();
  expect(mockStripe.createPaymentMethod).not.toHaveBeenCalled();
});
