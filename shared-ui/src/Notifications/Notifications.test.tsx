import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { type NotificationItem, Notifications } from './Notifications';

const items: NotificationItem[] = [
  { id: 1, kind: 'success', message: 'Card added' },
  { id: 2, kind: 'info', message: 'Poll closed', action: { label: 'See it', onClick: () => undefined } },
  { id: 3, kind: 'error', message: 'Not saved' },
  { id: 4, kind: 'info', message: 'One too many' },
];

describe('Notifications', () => {
  it('[NOTE-02] shows three at most and drops what comes on top', () => {
    render(<Notifications items={items} onClose={() => {}} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('One too many')).not.toBeInTheDocument();
  });

  it('reads errors out at once', () => {
    render(<Notifications items={items} onClose={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  it('closes one after a while, unless it is an error or someone points at it', () => {
    jest.useFakeTimers();
    const close = jest.fn();
    render(<Notifications items={items.slice(0, 3)} onClose={close} stays={1000} />);
    fireEvent.mouseEnter(screen.getByText('Poll closed').closest('li')!);
    act(() => jest.advanceTimersByTime(5000));
    expect(close.mock.calls).toEqual([[1]]);
    fireEvent.mouseLeave(screen.getByText('Poll closed').closest('li')!);
    act(() => jest.advanceTimersByTime(1000));
    expect(close.mock.calls).toEqual([[1], [2]]);
    jest.useRealTimers();
  });

  it('closes by its cross', async () => {
    const close = jest.fn();
    const { container } = render(<Notifications items={items.slice(2)} onClose={close} />);
    expect((await axe(container)).violations).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close notification' })[0]!);
    expect(close).toHaveBeenCalledWith(3);
  });

  it('is no landmark until the first one comes', () => {
    const { rerender } = render(<Notifications items={[]} onClose={() => {}} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    rerender(<Notifications items={items.slice(0, 1)} onClose={() => {}} />);
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
    expect(screen.getByRole('alertdialog', { name: 'Card added' })).toBeVisible();
  });

  it('is reached by F6, and gives focus to the next one, and at last back to where it was', async () => {
    const user = userEvent.setup();
    render(<Page />);
    const field = screen.getByRole('textbox', { name: 'Note' });
    await user.click(field);
    await user.keyboard('{F6}');
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('alertdialog', { name: 'Card added' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Poll closed' })).toHaveFocus());
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
  });
});

function Page() {
  const [shown, setShown] = useState(items.slice(0, 2));
  return (
    <main>
      <input aria-label="Note" />
      <Notifications
        items={shown}
        onClose={(id) => setShown((now) => now.filter((item) => item.id !== id))}
      />
    </main>
  );
}
