import { act, render, screen } from '@testing-library/react';
import { NotificationCentre } from './NotificationCentre';
import { NoticeStore } from './notices';

it('[NOTE-01] has a notification centre where notices appear and can be closed', () => {
  const store = new NoticeStore();
  render(<NotificationCentre store={store} />);
  act(() => store.notify({ kind: 'success', message: 'Meal deleted.' }));
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent('Meal deleted.');
  act(() => store.close(store.snapshot()[0]?.id ?? 0));
  expect(screen.queryByText('Meal deleted.')).toBeNull();
});

it('[NOTE-02] shows three at a time and drops what comes beyond', () => {
  const store = new NoticeStore();
  render(<NotificationCentre store={store} />);
  act(() => ['one', 'two', 'three', 'four'].forEach((message) => store.notify({ kind: 'info', message })));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  act(() => store.close(store.snapshot()[0]?.id ?? 0));
  expect(screen.queryByText('four')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
