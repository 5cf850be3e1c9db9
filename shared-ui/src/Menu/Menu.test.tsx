import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Button } from '../Button/Button';
import { Menu } from './Menu';

const open = async (cancel = jest.fn()) => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <Menu
              label="Order"
              trigger={<Button>More</Button>}
              items={[
                { id: 'cancel', label: 'Cancel order', onSelect: cancel, danger: true },
                { id: 'inbox', label: 'Inbox', to: '/inbox' },
              ]}
            />
          }
        />
        <Route path="/inbox" element={<h1>Inbox</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await user.tab();
  await user.keyboard('{ArrowDown}');
  return { user, cancel };
};

describe('Menu', () => {
  it('opens by arrow, does what is chosen and gives focus back', async () => {
    const { user, cancel } = await open();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Cancel order' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  });

  it('goes where an item leads', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  });
});
