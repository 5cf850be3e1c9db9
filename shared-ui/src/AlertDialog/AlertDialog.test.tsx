import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

function Page(props: Partial<AlertDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel order</Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel order #12?"
        confirm="Cancel it"
        cancel="Keep it"
        onConfirm={() => setOpen(false)}
        {...props}
      >
        $40.00 goes back to your card.
      </AlertDialog>
    </>
  );
}

async function ask(props: Partial<AlertDialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  return { user, question: screen.getByRole('alertdialog', { name: 'Cancel order #12?' }) };
}

describe('AlertDialog', () => {
  it('says what will happen, and starts on the safe answer', async () => {
    const confirm = jest.fn();
    const { user, question } = await ask({ onConfirm: confirm });
    expect(question).toHaveAccessibleDescription('$40.00 goes back to your card.');
    expect((await axe(question)).violations).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(question).not.toBeInTheDocument();
    expect(confirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveFocus());
  });

  it('takes Escape for the safe answer, and a click beside it for none', async () => {
    const confirm = jest.fn();
    const { user, question } = await ask({ onConfirm: confirm });
    await user.click(question.parentElement!.parentElement!);
    expect(question).toBeInTheDocument();
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(question).not.toBeInTheDocument();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('does it once, and stays until it is done', async () => {
    let finish = () => {};
    const confirm = jest.fn(() => new Promise<void>((done) => (finish = done)));
    const { user, question } = await ask({ onConfirm: confirm });
    await user.dblClick(screen.getByRole('button', { name: 'Cancel it' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(question).toBeInTheDocument();
    finish();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel it' })).not.toHaveAttribute('data-pending'),
    );
  });

  it('has no way back while it is being done', async () => {
    let finish = () => {};
    const close = jest.fn();
    const confirm = () => new Promise<void>((done) => (finish = done));
    const { user, question } = await ask({ onConfirm: confirm, onClose: close });
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(question).toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('says why it could not be done, and not any more when it is asked anew', async () => {
    const { user } = await ask({ error: 'The kitchen has begun to cook.', onConfirm: () => undefined });
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The kitchen has begun to cook.');
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
