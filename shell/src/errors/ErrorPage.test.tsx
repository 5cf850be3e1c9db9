import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { connectTestShell, person } from '../test/shell';
import { ErrorPage } from './ErrorPage';

const show = (statusCode: number, message?: string, reload?: () => void) =>
  render(
    <MemoryRouter>
      <ErrorPage statusCode={statusCode} message={message} reload={reload} />
    </MemoryRouter>,
  );
const image = () => screen.getByRole('link', { name: /^To / });

beforeEach(() => connectTestShell());

const headings: [number, string][] = [
  [404, '404'],
  [401, 'Please Log In Below'],
  [403, 'Access Denied'],
  [500, "500 - We're sorry but something went wrong!"],
  [418, "500 - We're sorry but something went wrong!"],
];
it.each(headings)('[ERRP-01] has a page for status %i', (status, heading) => {
  show(status);
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it('[ERRP-02] says on the 403 page that access is denied', () => {
  show(403);
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have permission to access that page.")).toBeVisible();
});

it.each([403, 401])(
  '[ERRP-03] [ERRP-10] offers both ways in on the %i page when logged out, and neither when logged in',
  (status) => {
    const { unmount } = show(status);
    expect(screen.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    unmount();
    connectTestShell({ as: person() });
    show(status);
    expect(screen.queryByRole('button', { name: 'Log In' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
  },
);

it('[ERRP-04] opens the login modal from the 403 page', () => {
  const openAuth = jest.fn(() => Promise.resolve(false));
  connectTestShell({ openAuth });
  show(403);
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(openAuth).toHaveBeenCalledWith('login');
});

it('[ERRP-05] leads from the 403 page to /sign-up, and from there back', () => {
  window.history.replaceState(null, '', '/customer/orders/7?tab=price');
  show(403);
  expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/sign-up?redirect=%2Fcustomer%2Forders%2F7%3Ftab%3Dprice',
  );
  window.history.replaceState(null, '', '/');
});

it('[ERRP-06] reloads after a login in the modal and says that it does', async () => {
  connectTestShell({ openAuth: () => Promise.resolve(true) });
  const reload = jest.fn();
  show(403, undefined, reload);
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await act(() => Promise.resolve());
  expect(screen.getByText('Refreshing the page...')).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Refreshing the page...')).toBeVisible();
});

it('stays where it is when the modal is closed without a login', async () => {
  const reload = jest.fn();
  show(403, undefined, reload);
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await act(() => Promise.resolve());
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
});

it('[ERRP-07] links the image of the 403 page to / when logged in, else to /login', () => {
  const { unmount } = show(403);
  expect(image()).toHaveAttribute('href', '/login');
  unmount();
  connectTestShell({ as: person() });
  show(403);
  expect(image()).toHaveAttribute('href', '/');
});

it('[ERRP-08] says on the 401 page that it is for logged-in users', () => {
  show(401);
  expect(screen.getByRole('heading', { name: 'Please Log In Below' })).toBeVisible();
  expect(screen.getByText('This page is only for logged-in users.')).toBeVisible();
});

it('[ERRP-11] links the image of the 401 page to the orders page when logged in, else to /login', () => {
  const { unmount } = show(401);
  expect(image()).toHaveAttribute('href', '/login');
  unmount();
  connectTestShell({ as: person() });
  show(401);
  expect(image()).toHaveAttribute('href', '/customer/orders');
});

it.each([401, 403])(
  '[ERRP-13] [ERRP-09] lets the message of the error take precedence on the %i page',
  (status) => {
    show(status, "You aren't logged in.");
    expect(screen.getByText("You aren't logged in.")).toBeVisible();
  },
);

it('[ERRP-14] [ERRP-15] apologises on the 500 page and suggests to refresh or to email support', () => {
  show(500);
  expect(screen.getByRole('heading', { name: "500 - We're sorry but something went wrong!" })).toBeVisible();
  expect(screen.getByText(/Try refreshing the page/)).toBeVisible();
  expect(screen.getByRole('link', { name: /support@/ })).toHaveAttribute(
    'href',
    expect.stringContaining('mailto:'),
  );
});

it('[ERRP-16] heads the 404 page with 404 and the message of the error, or "Page not found"', () => {
  const { unmount } = show(404);
  expect(screen.getByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText('Page not found')).toBeVisible();
  unmount();
  show(404, 'This page could not be found');
  expect(screen.getByText('This page could not be found')).toBeVisible();
});

it('[ERRP-24] says so, with a link home, when the error page itself fails', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  connectTestShell({
    useUser: () => {
      throw new Error('no session');
    },
  });
  show(500);
  expect(screen.getByText(/An error occurred while showing the error page/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});
