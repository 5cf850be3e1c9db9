import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { events } from '@copper-carrot/contracts/runtime';
import { connectTestShell } from '../test/shell';
import { SupportWidget } from './SupportWidget';

const origin = window.location.origin;

function show(path = '/search?headcount=20') {
  connectTestShell();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="site-data">${JSON.stringify({ frameOrigins: [origin] })}</script>`,
  );
  render(
    <MemoryRouter initialEntries={[path]}>
      <SupportWidget />
    </MemoryRouter>,
  );
}
afterEach(() => document.getElementById('site-data')?.remove());

/** Presses the button; the panel's code may be on its way. */
const toggle = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    await import('./SupportPanel');
  });
};
const panel = () => screen.queryByRole('dialog', { name: 'Need Help?' });
const frame = () => screen.getByTitle<HTMLIFrameElement>('Ask the support team');
const say = (data: unknown, from = origin) =>
  fireEvent(window, new MessageEvent('message', { data, origin: from, source: frame().contentWindow }));

it('[SUP-01] [SUP-06] the help button opens the panel and closes it, and so does Escape', async () => {
  show();
  expect(panel()).toBeNull();
  await toggle();
  expect(await screen.findByRole('heading', { name: 'Need Help?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Help' })).toHaveAttribute('aria-expanded', 'true');
  await toggle();
  expect(panel()).toBeNull();
  await toggle();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus();
});

it('[SUP-03] [SUP-04] holds the form in its frame, told of the page, and the phone line', async () => {
  show('/search?headcount=20');
  await toggle();
  const { pathname, searchParams } = new URL(frame().src);
  expect(pathname).toBe('/safe/support');
  expect([...searchParams]).toEqual([
    ['body', ''],
    ['url', '/search?headcount=20'],
  ]);
  expect(screen.getByRole('link', { name: '(855) 269-4056' })).toHaveAttribute('href', 'tel:+18552694056');
});

it('[SUP-02] shows the caterer of the page on show, and nobody of another page', async () => {
  show('/customer/me/orders/7/messages');
  await toggle();
  expect(screen.queryByText(/About the food/)).toBeNull();
  const shown = { name: 'Saffron Table', phone: '+12125550142' };
  act(() => events.emit('caterer.shown@1', { ...shown, path: '/customer/me/orders/8' }));
  expect(screen.queryByText(/About the food/)).toBeNull();
  act(() => events.emit('caterer.shown@1', { ...shown, path: '/customer/me/orders/7' }));
  expect(screen.getByText('About the food: Saffron Table')).toBeVisible();
  expect(screen.getByRole('link', { name: '(212) 555-0142' })).toHaveAttribute('href', 'tel:+12125550142');
});

it('[SUP-05] [SUP-07] thanks for a question, and has an empty form when it is opened again', async () => {
  show();
  await toggle();
  const first = frame();
  say({ type: 'success' }, 'https://evil.example');
  expect(frame()).toBe(first);
  say({ type: 'success', mode: 'support' });
  const thanks = "Thanks for reaching out! We'll get back to you as soon as possible.";
  await waitFor(() => expect(screen.getByText(thanks)).toBeVisible());
  await toggle();
  await toggle();
  expect(screen.queryByText(thanks)).toBeNull();
  expect(frame()).not.toBe(first);
});
