import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { ComboBox } from '../ComboBox/ComboBox';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';
import { Dialog, type DialogProps } from './Dialog';

const warning = 'Warning, any changes will be lost, click again to close';
const meals = [
  { value: 'lunch', label: 'Lunch' },
  { value: 'dinner', label: 'Dinner' },
];

function Page({ onClose, ...rest }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={close} title="Add an address" {...rest}>
        <TextField label="Street" />
        <Select label="Meal" options={meals} />
        <ComboBox label="Cuisine" options={[{ value: 'greek', label: 'Greek' }]} />
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Add an address' });
  return { user, dialog, close: () => user.click(screen.getByRole('button', { name: 'Close' })) };
}
const clickOutside = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('dialog').parentElement!.parentElement!);

describe('Dialog', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('closes at the first click when nothing in it was touched', async () => {
    const { close } = await openDialog();
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[MODAL-01] keeps open and warns at the first attempt after something was typed', async () => {
    const { user, dialog, close } = await openDialog();
    await user.type(screen.getByLabelText('Street'), '1');
    await close();
    expect(dialog).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(warning);
  });

  it('[MODAL-01] warns at a click outside as well, and after a choice in a list', async () => {
    const { user, dialog } = await openDialog();
    await user.click(screen.getByRole('button', { name: /Meal/ }));
    await user.click(screen.getByRole('option', { name: 'Dinner' }));
    await clickOutside(user);
    expect(dialog).toBeInTheDocument();
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('[MODAL-02] takes the warning away after five seconds, and then warns anew', async () => {
    const { user, dialog, close } = await openDialog();
    await user.type(screen.getByLabelText('Street'), '1');
    await close();
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText(warning)).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await close();
    expect(dialog).toBeInTheDocument();
    expect(screen.getByText(warning)).toBeVisible();
  });

  it('[MODAL-03] closes at a second click while the warning shows', async () => {
    const closed = jest.fn();
    const { user, close } = await openDialog({ onClose: closed });
    await user.type(screen.getByLabelText('Street'), '1');
    await close();
    await clickOutside(user);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[MODAL-04] closes at Escape, and focus goes back to where it was', async () => {
    const { user } = await openDialog();
    await user.type(screen.getByLabelText('Street'), '1');
    await user.keyboard('{Escape}');
    act(() => jest.runAllTimers());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('[MODAL-05] with preventClose has no way out by Escape, by a click outside or by a cross', async () => {
    const { user, dialog } = await openDialog({ preventClose: true });
    await user.keyboard('{Escape}');
    await clickOutside(user);
    await clickOutside(user);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('closes at once where there is nothing to lose', async () => {
    const { user, close } = await openDialog({ guard: false });
    await user.type(screen.getByLabelText('Street'), '1');
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves Escape to an open list in it first', async () => {
    const { user, dialog } = await openDialog();
    await user.click(screen.getByRole('button', { name: /Meal/ }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
    await user.type(screen.getByRole('combobox'), 'gr');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  it('keeps Tab inside', async () => {
    const { user, dialog } = await openDialog();
    for (let press = 0; press < 6; press += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('is accessible while it warns', async () => {
    const { user, dialog, close } = await openDialog();
    await user.type(screen.getByLabelText('Street'), '1');
    await close();
    jest.useRealTimers();
    expect((await axe(dialog)).violations).toEqual([]);
  });
});
