import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NotificationCentre } from './NotificationCentre';
import { NoticeStore } from './notices';

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

it('comes with the first act, so that its live region is there before the first notice', async () => {
  const { container } = render(<NotificationCentre store={new NoticeStore()} />);
  expect(container).toBeEmptyDOMElement();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(container.querySelector('[aria-live="polite"]')).toBeInTheDocument());
});
