import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Select } from './Select';

const meals = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch', description: 'From 11:00 am' },
  { value: 'late', label: 'Late night', disabled: true },
];

describe('Select', () => {
  it('opens, moves and chooses by keyboard alone', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<Select label="Meal" options={meals} onChange={choose} />);
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(choose).toHaveBeenCalledWith('lunch');
    await waitFor(() => expect(screen.getByRole('button', { name: /Lunch/ })).toHaveFocus());
  });

  it('closes at Escape without a choice', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<Select label="Meal" options={meals} onChange={choose} />);
    await user.click(screen.getByRole('button'));
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
  });

  it('does not give what is disabled', async () => {
    const user = userEvent.setup();
    const choose = jest.fn();
    render(<Select label="Meal" options={meals} onChange={choose} />);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('option', { name: 'Late night' }));
    expect(choose).not.toHaveBeenCalled();
  });

  it('is accessible when open', async () => {
    const user = userEvent.setup();
    render(<Select label="Meal" options={meals} defaultValue="lunch" />);
    await user.click(screen.getByRole('button'));
    expect((await axe(screen.getByRole('listbox'))).violations).toEqual([]);
    expect(screen.getByRole('option', { name: 'Lunch' })).toHaveAttribute('aria-selected', 'true');
  });
});
