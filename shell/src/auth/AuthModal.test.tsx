import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { connectTestShell } from '../test/shell';
import { AuthModalStore } from './auth-modal-store';
import { AuthModal } from './AuthModal';

let mockIsMissing = true;
jest.mock('./AuthDialog', () => {
  if (mockIsMissing) throw new Error('a chunk is missing');
  return jest.requireActual<object>('./AuthDialog');
});

beforeEach(() =>
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-data">{"frameOrigins":["http://localhost"],"demoAccounts":[]}</script>`,
  ),
);

it('leaves whoever waits signed out where sign-in does not come, says so, and comes at the next try', async () => {
  const notify = jest.fn();
  connectTestShell({ notify });
  const store = new AuthModalStore();
  render(
    <MemoryRouter>
      <AuthModal store={store} />
    </MemoryRouter>,
  );
  let ended: Promise<boolean> | undefined;
  act(() => void (ended = store.open('login')));
  await act(async () => expect(await ended).toBe(false));
  expect(notify.mock.calls).toEqual([
    [
      {
        kind: 'error',
        message: 'This part of the page did not load. Please check your connection and try again.',
      },
    ],
  ]);
  mockIsMissing = false;
  act(() => void store.open('login'));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
});
