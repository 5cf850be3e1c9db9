import { ApiFailure } from '@copper-carrot/contracts/runtime';
import { connectTestShell, personOf, recorded } from '@copper-carrot/contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { CardForm, type CardFormProps } from './CardForm';

const card = recorded['post /cpi/v1/orderer/orders/{id}/credit_cards'][201];

beforeEach(() => {
  connectTestShell({ as: personOf('orderer') });
});

function show(props: Partial<CardFormProps> = {}) {
  const saved: unknown[] = [];
  const added: unknown[] = [];
  const view = render(
    <CardForm
      own
      team={{ id: 3, name: 'Northwind Labs' }}
      send={(sent) => {
        saved.push(sent);
        return Promise.resolve(card);
      }}
      onAdded={(answer) => added.push(answer)}
      {...props}
    />,
  );
  return { ...view, saved, added, user: userEvent.setup() };
}
const add = () => screen.getByRole('button', { name: 'Add Card' });
const nickname = () => screen.getByRole('textbox', { name: /Card nickname/ });

test('keeps a card for the person alone, under the name that they give it', async () => {
  const { user, saved, added, container } = show();
  await user.click(screen.getByRole('radio', { name: /^Mastercard/ }));
  await user.type(nickname(), ' Office ');
  await user.click(add());
  await waitFor(() => expect(added).toEqual([card]));
  expect(saved).toEqual([{ stripe_token: 'pm_card_mastercard', nickname: 'Office', team_id: null }]);
  expect((await axe(container)).violations).toEqual([]);
});

test('keeps it for the organization where the person says so', async () => {
  const { user, saved } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Let others of Northwind Labs pay with it' }));
  await user.click(add());
  await waitFor(() => expect(saved).toEqual([{ stripe_token: 'pm_card_visa', nickname: '', team_id: 3 }]));
});

test('keeps it for the organization, unasked, where a card of their own can’t pay', async () => {
  const { user, saved } = show({ own: false });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(add());
  await waitFor(() => expect(saved).toEqual([{ stripe_token: 'pm_card_visa', nickname: '', team_id: 3 }]));
});

test('says beside the nickname that it is too long, goes there, and sends nothing', async () => {
  const { user, saved } = show();
  await user.click(nickname());
  await user.paste('n'.repeat(101));
  await user.click(add());
  await waitFor(() =>
    expect(nickname()).toHaveAccessibleDescription('Card nickname must be at most 100 characters long.'),
  );
  expect(nickname()).toHaveFocus();
  expect(nickname()).toHaveValue('n'.repeat(101));
  expect(saved).toEqual([]);
});

const refusing = (payload: ConstructorParameters<typeof ApiFailure>[1]) =>
  show({ send: () => Promise.reject(new ApiFailure(422, { code: 'record_invalid', ...payload })) });

test.each([
  [['was declined.'], 'This card was declined.'],
  [['Your card has expired.'], 'Your card has expired.'],
])('says why a card is refused, beside the cards: %s', async (words, sentence) => {
  const { user, added } = refusing({ field_errors: { stripe_token: words } });
  await user.type(nickname(), 'Office');
  await user.click(add());
  const cards = screen.getByRole('radiogroup', { name: 'Test card' });
  await waitFor(() => expect(cards).toHaveAccessibleDescription(sentence));
  expect(nickname()).toHaveValue('Office');
  expect(added).toEqual([]);
});

test.each([
  [{ message: 'Please look at the card.' }, 'Please look at the card.'],
  [{ field_errors: { team_id: ['is none of yours'] } }, 'Northwind Labs is none of yours.'],
])('says above the form what has no field in it', async (payload, sentence) => {
  const { user } = refusing(payload);
  await user.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('offers a way back only where there is one', () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  unmount();
  show({ onCancel: () => undefined });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
