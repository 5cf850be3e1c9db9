import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Drawer } from './Drawer';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="All filters" footer={<Button>Show</Button>}>
        <TextField label="Event" />
      </Drawer>
    </>
  );
}

async function openDrawer() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return { user, drawer: screen.getByRole('dialog', { name: 'All filters' }) };
}

describe('Drawer', () => {
  it('takes focus, closes at Escape, and gives focus back', async () => {
    const { user, drawer } = await openDrawer();
    expect(drawer).toContainElement(document.activeElement as HTMLElement);
    expect((await axe(drawer)).violations).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus());
  });

  it('[MODAL-01] warns before what was typed is lost, as a dialog does', async () => {
    const { user, drawer } = await openDrawer();
    await user.type(screen.getByLabelText('Event'), 'Lunch');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(drawer).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('any changes will be lost');
  });
});
