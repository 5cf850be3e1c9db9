import { type WriteFailure } from '@copper-carrot/contracts/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CardForm, type CardFormProps } from './CardForm';

const refused = (fields: WriteFailure['fields']): WriteFailure => ({
  message: 'Please look at the card.',
  fields,
  codes: {},
  code: 'record_invalid',
  status: 422,
  cause: null,
});

function show(props: Partial<CardFormProps> = {}) {
  const saved: unknown[] = [];
  const view = render(
    <CardForm
      own
      team={{ id: 3, name: 'Northwind Labs' }}
      failure={null}
      onCard={(card) => Promise.resolve(saved.push(card))}
      {...props}
    />,
  );
  return { ...view, saved, user: userEvent.setup() };
}
const add = () => screen.getByRole('button', { name: 'Add Card' });

test('keeps a card for the person alone, under the name that they give it', async () => {
  const { user, saved, container } = show();
  await user.click(screen.getByRole('radio', { name: /^Mastercard/ }));
  await user.type(screen.getByLabelText(/Card nickname/), ' Office ');
  await user.click(add());
  expect(saved).toEqual([{ stripe_token: 'pm_card_mastercard', nickname: 'Office', team_id: null }]);
  expect((await axe(container)).violations).toEqual([]);
});

test('keeps it for the organization where the person says so', async () => {
  const { user, saved } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Let others of Northwind Labs pay with it' }));
  await user.click(add());
  expect(saved).toEqual([{ stripe_token: 'pm_card_visa', nickname: '', team_id: 3 }]);
});

test('keeps it for the organization, unasked, where a card of their own can’t pay', async () => {
  const { user, saved } = show({ own: false });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(add());
  expect(saved).toEqual([{ stripe_token: 'pm_card_visa', nickname: '', team_id: 3 }]);
});

test.each([
  [refused({ stripe_token: ['was declined.'] }), 'This card was declined.'],
  [refused({ stripe_token: ['Your card has expired.'] }), 'Your card has expired.'],
  [refused({}), 'Please look at the card.'],
])('says why a card is refused, beside the cards', (failure, words) => {
  show({ failure });
  expect(screen.getByRole('radiogroup', { name: 'Test card' })).toHaveAccessibleDescription(words);
});

test('offers a way back only where there is one', () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  unmount();
  show({ onCancel: () => undefined });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
