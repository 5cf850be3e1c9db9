import { act, fireEvent, render, screen } from '@testing-library/react';
import { NotificationCentre } from './NotificationCentre';
import { NoticeStore } from './notices';

let mockIsMissing = false;
jest.mock('@copper-carrot/shared-ui/Notifications', () => {
  if (mockIsMissing) throw new Error('a chunk is missing');
  return jest.requireActual<object>('@copper-carrot/shared-ui/Notifications');
});

// Must be the first test, as loaded code stays loaded.
it('keeps what there is to say while it does not come, and says it once it has', async () => {
  mockIsMissing = true;
  const store = new NoticeStore();
  render(<NotificationCentre store={store} />);
  await act(async () => {
    store.notify({ kind: 'success', message: 'Meal deleted.' });
    await Promise.resolve();
  });
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  mockIsMissing = false;
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent('Meal deleted.');
});

it('[NOTE-01] has a notification centre where notices appear and can be closed', async () => {
  const store = new NoticeStore();
  render(<NotificationCentre store={store} />);
  act(() => store.notify({ kind: 'success', message: 'Meal deleted.' }));
  expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent('Meal deleted.');
  act(() => store.close(store.snapshot()[0]?.id ?? 0));
  expect(screen.queryByText('Meal deleted.')).toBeNull();
});

it('[NOTE-02] shows three at a time and drops what comes beyond', async () => {
  const store = new NoticeStore();
  render(<NotificationCentre store={store} />);
  act(() => ['one', 'two', 'three', 'four'].forEach((message) => store.notify({ kind: 'info', message })));
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  act(() => store.close(store.snapshot()[0]?.id ?? 0));
  expect(screen.queryByText('four')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('has its live region in the page before the first notice, which comes into it', async () => {
  const store = new NoticeStore();
  const { container } = render(<NotificationCentre store={store} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  act(() => store.notify({ kind: 'success', message: 'Meal deleted.' }));
  expect(await screen.findByText('Meal deleted.')).toBeVisible();
  expect(region).toHaveTextContent('Meal deleted.');
});
