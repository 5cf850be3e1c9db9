import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { BankDialog } from './BankDialog';

function show() {
  const told: string[] = [];
  render(
    <BankDialog
      clientSecret="pi_1_secret_2"
      intentId="pi_1"
      onClose={() => told.push('closed')}
      onPassed={() => Promise.resolve(told.push('passed'))}
    />,
  );
  return { told, user: userEvent.setup() };
}
/** The bank's frame has come to an address. */
function shows(bank: HTMLElement, pathname: string) {
  Object.defineProperty(bank, 'contentWindow', { value: { location: { pathname } }, configurable: true });
  fireEvent.load(bank);
}
const dialog = () => screen.getByRole('dialog', { name: 'Your bank asks you to confirm' });

test('shows the test bank where no account is connected, and goes on once it has answered', async () => {
  const { told } = show();
  const bank = screen.getByTitle('Test bank');
  expect(bank).toHaveAttribute('src', '/local/stripe/authenticate/pi_1?client_secret=pi_1_secret_2');
  expect((await axe(dialog())).violations).toEqual([]);
  // Its question may come as often as it likes, such as after a reload of its page.
  for (let times = 0; times < 3; times += 1) shows(bank, '/local/stripe/authenticate/pi_1');
  expect(told).toEqual([]);
  shows(bank, '/local/stripe/authenticate/pi_1/answered');
  expect(told).toEqual(['passed']);
});

test('goes on at once where the bank had its answer before, as from another window', () => {
  const { told } = show();
  shows(screen.getByTitle('Test bank'), '/local/stripe/authenticate/pi_1/answered');
  expect(told).toEqual(['passed']);
});

test('goes on where the person says that they have confirmed it', async () => {
  const { told, user } = show();
  await user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  expect(told).toEqual(['passed']);
});

test('says that the bank has no answer yet to who presses before they gave it, and asks for its page again', async () => {
  const { told, user } = show();
  const press = () => user.click(screen.getByRole('button', { name: 'I have confirmed it' }));
  shows(screen.getByTitle('Test bank'), '/local/stripe/authenticate/pi_1');
  await press();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  shows(screen.getByTitle('Test bank'), '/local/stripe/authenticate/pi_1');
  expect(screen.getByRole('status')).toHaveTextContent('The bank has not had your answer yet.');
  expect(told).toEqual([]);
  // Meanwhile it was confirmed in another window.
  await press();
  shows(screen.getByTitle('Test bank'), '/local/stripe/authenticate/pi_1/answered');
  expect(told).toEqual(['passed']);
});

test('is left without an answer', async () => {
  const { told, user } = show();
  await user.keyboard('{Escape}');
  expect(told).toEqual(['closed']);
});
