import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { DatePicker, type DatePickerProps } from './DatePicker';

function When(props: Partial<DatePickerProps>) {
  const [date, setDate] = useState<string | null>('2027-03-17');
  return <DatePicker label="Date" value={date} onChange={setDate} {...props} />;
}

async function openCalendar(props: Partial<DatePickerProps> = {}) {
  const user = userEvent.setup();
  render(<When {...props} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const grid = await screen.findByRole('grid');
  return { user, grid, day: (name: RegExp) => within(grid).getByRole('button', { name }) };
}

describe('DatePicker', () => {
  it('shows the date as orders show it', () => {
    render(<When />);
    expect(screen.getByRole('button', { name: 'Date Wed 03/17/2027' })).toBeVisible();
  });

  it('moves by day and week and chooses by keyboard alone', async () => {
    const { user, day } = await openCalendar();
    await waitFor(() => expect(day(/March 17, 2027/)).toHaveFocus());
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Date Thu 03/25/2027' })).toHaveFocus());
  });

  it('goes to the next month by Page Down', async () => {
    const { user } = await openCalendar();
    await user.keyboard('{PageDown}{Enter}');
    expect(screen.getByRole('button', { name: 'Date Sat 04/17/2027' })).toBeVisible();
  });

  it('gives no day outside its bounds and none that is unavailable', async () => {
    const change = jest.fn();
    const { user, day } = await openCalendar({
      min: '2027-03-16',
      max: '2027-03-20',
      isUnavailable: (date) => date === '2027-03-18',
      onChange: change,
    });
    for (const name of [/March 15/, /March 18/, /March 21/]) {
      expect(day(name)).toHaveAttribute('aria-disabled', 'true');
      await user.click(day(name));
    }
    expect(change).not.toHaveBeenCalled();
    await user.click(day(/March 19/));
    expect(change).toHaveBeenCalledWith('2027-03-19');
  });

  it('says why days can’t be chosen, to whoever comes into the calendar', async () => {
    await openCalendar({ min: '2027-03-16', note: 'Not before Tue 03/16/2027.' });
    expect(screen.getByText('Not before Tue 03/16/2027.')).toBeVisible();
    expect(screen.getByRole('application')).toHaveAccessibleDescription('Not before Tue 03/16/2027.');
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  });

  it('is accessible when open', async () => {
    await openCalendar();
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  });
});
