import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type CalendarEntry, MonthCalendar } from './MonthCalendar';

const entries: CalendarEntry[] = [
  { id: '1', date: '2027-03-17', time: '15:00', label: 'Coffee', to: '/orders/1' },
  { id: '2', date: '2027-03-17', time: '08:30', label: 'Breakfast', to: '/orders/2' },
  { id: '3', date: '2027-03-17', label: 'Kitchen closed' },
  { id: '4', date: '2027-03-24', time: '12:00', label: 'Lunch', to: '/orders/4' },
  { id: '5', date: '2027-04-01', time: '12:00', label: 'April lunch', to: '/orders/5' },
];

function Plan({ from = '2027-03' }: { from?: string }) {
  const [month, setMonth] = useState(from);
  return (
    <MemoryRouter>
      <MonthCalendar label="Meals" entries={entries} today="2027-03-17" month={month} onMonth={setMonth} />
    </MemoryRouter>
  );
}
const day = (name: string | RegExp) => screen.getByRole('button', { name });

describe('MonthCalendar', () => {
  it('says what a day holds, and shows the chosen day’s entries in their order', async () => {
    const user = userEvent.setup();
    const { container } = render(<Plan />);
    expect(screen.getByRole('grid', { name: 'March 2027' })).toBeVisible();
    expect(day('Wednesday, March 17, today, 3 entries')).toHaveAttribute('aria-current', 'date');
    const shown = within(screen.getByRole('region', { name: 'Wednesday, March 17' }));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All dayKitchen closed',
      '8:30 amBreakfast',
      '3:00 pmCoffee',
    ]);
    await user.click(day('Wednesday, March 24, 1 entry'));
    expect(screen.getByRole('link', { name: 'Lunch' })).toHaveAttribute('href', '/orders/4');
    await user.click(day('Thursday, March 25'));
    expect(screen.getByText('Nothing on this day.')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('moves by keyboard: by day, by week, to the ends of the week, by month, and over its edge', async () => {
    const user = userEvent.setup();
    render(<Plan />);
    day(/March 17/).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(day('Thursday, March 25')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(day('Sunday, March 21')).toHaveFocus();
    await user.keyboard('{End}{ArrowUp}{ArrowLeft}');
    expect(day('Friday, March 19')).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(day('Monday, April 19')).toHaveFocus();
    expect(screen.getByRole('grid', { name: 'April 2027' })).toBeVisible();
    await user.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(day('Friday, February 26')).toHaveFocus();
  });

  it('is one stop for Tab, whatever month is on show', async () => {
    const user = userEvent.setup();
    render(<Plan />);
    await user.click(day('Next month'));
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Thursday, April 1, 1 entry']);
    await user.click(day('Today'));
    expect(screen.getByRole('heading', { name: 'March 2027' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Wednesday, March 17' })).toBeVisible();
  });

  it('is the month’s agenda on a phone', async () => {
    const wide = window.matchMedia.bind(window);
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const user = userEvent.setup();
    const { container } = render(<Plan />);
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    const headings = within(screen.getByRole('list', { name: 'March 2027' })).getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Wednesday, March 17Today',
      'Wednesday, March 24',
    ]);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(day('Previous month'));
    expect(screen.getByText('Nothing in February 2027.')).toBeVisible();
    window.matchMedia = wide;
  });
});
