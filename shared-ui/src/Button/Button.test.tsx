import { type FormEvent } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button, ButtonLink } from './Button';

describe('Button', () => {
  it('runs once while its promise is pending, and again after it has settled', async () => {
    const user = userEvent.setup();
    let finish = () => {};
    const save = jest.fn(() => new Promise<void>((done) => (finish = done)));
    render(<Button onClick={save}>Save</Button>);
    const button = screen.getByRole('button', { name: /Save/ });
    await user.dblClick(button);
    await user.keyboard('{Enter} ');
    expect(save).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('data-pending');
    finish();
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    await user.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('keeps focus while pending, and sends no form', async () => {
    const user = userEvent.setup();
    const send = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" pending>
          Place order
        </Button>
      </form>,
    );
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('does nothing when disabled', async () => {
    const press = jest.fn();
    render(
      <Button disabled onClick={press}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });

  it('is a link when it goes somewhere', () => {
    render(
      <MemoryRouter>
        <ButtonLink to="/search">Find lunch</ButtonLink>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Find lunch' })).toHaveAttribute('href', '/search');
  });
});
