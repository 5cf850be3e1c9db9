import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type AuthMode } from '@copper-carrot/contracts/runtime';
import { connectTestShell, person } from '../test/shell';
import { AuthModalStore } from './auth-modal-store';
import { AuthModal } from './AuthModal';
import { AuthPanel } from './AuthPanel';

const origin = 'http://localhost';

beforeEach(() => {
  connectTestShell();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-data">{"frameOrigins":["${origin}"],"demoAccounts":[]}</script>`,
  );
});

function Panel({ start, onSignedIn = () => undefined }: { start: AuthMode; onSignedIn?: () => void }) {
  const [mode, setMode] = useState(start);
  return <AuthPanel mode={mode} search="" onMode={setMode} onSignedIn={onSignedIn} />;
}
const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);
const say = (title: string, data: unknown, from = origin) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: from, source: frame(title).contentWindow }),
    );
  });

it('[AUTH-01] [AUTH-06] shows the mode login with its frame, heading and links', () => {
  render(<Panel start="login" />);
  expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(frame('Log In')).toHaveAttribute('src', '/safe/login');
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
  expect(screen.getByText(/New to Copper Carrot\?/)).toHaveTextContent('New to Copper Carrot? Sign Up');
});

it('[AUTH-02] [AUTH-07] shows the mode forgotPassword with its frame, heading and link', () => {
  render(<Panel start="forgotPassword" />);
  expect(screen.getByRole('heading', { name: 'Forgot Your Password?' })).toBeVisible();
  expect(frame('Forgot Your Password?')).toHaveAttribute('src', '/safe/forgot_password');
  expect(screen.getByRole('link', { name: 'Back to log in' })).toBeVisible();
});

it('[AUTH-03] [AUTH-08] shows the mode signUp with its frame, heading and alternate', () => {
  render(<Panel start="signUp" />);
  expect(screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  expect(frame('Sign Up')).toHaveAttribute('src', '/safe/sign_up');
  expect(screen.getByText(/Have an account already\?/)).toHaveTextContent('Have an account already? Log In');
});

it('[AUTH-04] toggles between its three modes', () => {
  render(<Panel start="login" />);
  const go = (link: string) => fireEvent.click(screen.getByRole('link', { name: link }));
  go('Sign Up');
  expect(screen.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  go('Log In');
  go('Forgot your password?');
  expect(screen.getByRole('heading', { name: 'Forgot Your Password?' })).toBeVisible();
  go('Back to log in');
  expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
});

it('[AUTH-09] learns of success by message', () => {
  const onSignedIn = jest.fn();
  render(<Panel start="login" onSignedIn={onSignedIn} />);
  say('Log In', { type: 'success', mode: 'login' });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it('ignores the same message from another origin, and from another window', () => {
  const onSignedIn = jest.fn();
  render(<Panel start="login" onSignedIn={onSignedIn} />);
  say('Log In', { type: 'success' }, 'https://evil.example');
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: { type: 'success' }, origin, source: window }),
      ),
  );
  expect(onSignedIn).not.toHaveBeenCalled();
});

it('[SUP-09] is as high as the frame says', () => {
  render(<Panel start="login" />);
  say('Log In', { type: 'setHeight', height: 412 });
  expect(frame('Log In')).toHaveStyle({ height: '412px' });
});

it('[AUTH-11] says after a reset to allow about 5 minutes, check spam, and otherwise contact support', () => {
  render(<Panel start="forgotPassword" />);
  say('Forgot Your Password?', { type: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent(/about 5 minutes.*spam.*contact support/);
});

it('takes a new password where a mail leads, hands its token over behind the #, and learns who is signed in', () => {
  const onSignedIn = jest.fn();
  const props = { mode: 'forgotPassword', search: '?token=secret', onMode: () => undefined } as const;
  render(<AuthPanel {...props} onSignedIn={onSignedIn} resetToken="secret" />);
  expect(screen.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible();
  expect(frame('Choose a New Password')).toHaveAttribute('src', '/safe/forgot_password#token=secret');
  say('Choose a New Password', { type: 'success', mode: 'resetPassword' });
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it('says that a new link is on its way where the one in hand was too old', () => {
  const onSignedIn = jest.fn();
  const props = { mode: 'forgotPassword', search: '', onMode: () => undefined } as const;
  render(<AuthPanel {...props} onSignedIn={onSignedIn} resetToken="old" />);
  say('Choose a New Password', { type: 'success', mode: 'forgotPassword' });
  expect(screen.getByRole('status')).toHaveTextContent(/about 5 minutes/);
  expect(onSignedIn).not.toHaveBeenCalled();
});

/** Renders the form into a frame's document and reports that it is ready. */
const formIn = (title: string) => {
  const { contentDocument: page } = frame(title);
  if (!page) throw new Error('The frame has no page');
  say(title, { type: 'setHeight', height: 0 });
  const html = page.createElement('html');
  html.innerHTML = '<body><input readonly /><input name="email" /><input name="password" /></body>';
  page.replaceChildren(html);
  say(title, { type: 'setHeight', height: 224 });
  return page;
};

it('leaves the focus where it is on a page of its own', () => {
  render(<Panel start="login" />);
  expect(formIn('Log In').activeElement).toBe(frame('Log In').contentDocument?.body);
});

describe('the modal', () => {
  async function open(mode: AuthMode, refetchUser: () => Promise<ReturnType<typeof person> | null>) {
    connectTestShell({ refetchUser });
    const store = new AuthModalStore();
    render(
      <MemoryRouter>
        <AuthModal store={store} />
      </MemoryRouter>,
    );
    let ended: Promise<boolean> = Promise.resolve(false);
    act(() => void (ended = store.open(mode)));
    await screen.findByRole('dialog');
    return { ended };
  }

  it('[AUTH-12] shows login, sign-up and forgot password', async () => {
    await open('login', () => Promise.resolve(null));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(frame('Log In')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(frame('Sign Up')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Log In' }));
    fireEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(frame('Forgot Your Password?')).toBeInTheDocument();
  });

  it.each([
    ['Log In', 'login'],
    ['Sign Up', 'signUp'],
  ] as const)('begins in the first field of %s, once, and at no later height', async (title, mode) => {
    await open(mode, () => Promise.resolve(null));
    const page = formIn(title);
    const [, email, password] = page.querySelectorAll('input');
    expect(page.activeElement).toBe(email);
    password?.focus();
    say(title, { type: 'setHeight', height: 260 });
    expect(page.activeElement).toBe(password);
  });

  it('[AUTH-13] refetches the person after success, and ends', async () => {
    const refetchUser = jest.fn(() => Promise.resolve(person()));
    const { ended } = await open('login', refetchUser);
    say('Log In', { type: 'success' });
    await act(async () => expect(await ended).toBe(true));
    expect(refetchUser).toHaveBeenCalledTimes(1);
  });

  it.each(['Log In', 'Sign Up'])('[MODAL-04] closes at an Escape in the form of %s', async (title) => {
    const { ended } = await open(title === 'Log In' ? 'login' : 'signUp', () => Promise.resolve(null));
    const page = formIn(title);
    const escape = { key: 'Escape', view: page.defaultView };
    const list = page.querySelector('input');
    list?.addEventListener('keydown', (event) => event.preventDefault());
    // Escape first closes an open list, or cancels a composition.
    if (list) fireEvent.keyDown(list, escape);
    fireEvent.keyDown(page.body, { ...escape, isComposing: true });
    fireEvent.keyDown(page.body, { ...escape, key: 'a' });
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
    fireEvent.keyDown(page.body, escape);
    await act(async () => expect(await ended).toBe(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('ends without a person when it is closed', async () => {
    const { ended } = await open('login', () => Promise.resolve(null));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => expect(await ended).toBe(false));
  });
});
