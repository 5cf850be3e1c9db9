import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { type DateRange, DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
import { rangeWords } from './range-words';

function Period(props: Partial<DateRangePickerProps>) {
  const [range, setRange] = useState<DateRange | null>({ start: '2027-03-10', end: '2027-03-12' });
  return <DateRangePicker label="Delivered" value={range} onChange={setRange} {...props} />;
}

async function openCalendar(props: Partial<DateRangePickerProps> = {}) {
  const user = userEvent.setup();
  render(<Period {...props} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const [grid] = await screen.findAllByRole('grid');
  return { user, day: (name: RegExp) => within(grid!).getByRole('button', { name }) };
}

describe('DateRangePicker', () => {
  it.each([
    [{ start: '2027-03-10', end: '2027-03-10' }, 'Mar 10, 2027'],
    [{ start: '2027-03-03', end: '2027-03-17' }, 'Mar 3 – 17, 2027'],
    [{ start: '2027-03-30', end: '2027-04-02' }, 'Mar 30 – Apr 2, 2027'],
    [{ start: '2026-12-30', end: '2027-01-02' }, 'Dec 30, 2026 – Jan 2, 2027'],
    [{ start: '2026-03-10', end: '2027-03-12' }, 'Mar 10, 2026 – Mar 12, 2027'],
  ])('says %p as %p', (range, words) => {
    expect(rangeWords(range)).toBe(words);
  });

  it('begins at the first press and ends at the second, by keyboard alone', async () => {
    const { user, day } = await openCalendar();
    await waitFor(() => expect(day(/March 10, 2027/)).toHaveFocus());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    // After the first press focus is on the next day already.
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delivered Mar 17 – 19, 2027' })).toHaveFocus(),
    );
  });

  it('shows two months at a desk, and is accessible when open', async () => {
    await openCalendar();
    expect(screen.getAllByRole('grid')).toHaveLength(2);
    expect(screen.getByText('March 2027')).toBeVisible();
    expect(screen.getByText('April 2027')).toBeVisible();
    expect((await axe(screen.getByRole('dialog'))).violations).toEqual([]);
  });

  it('shows one month on a phone', async () => {
    const wide = window.matchMedia.bind(window);
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    await openCalendar();
    window.matchMedia = wide;
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  it('gives no day outside its bounds, and a whole range at one press', async () => {
    const change = jest.fn();
    const { user, day } = await openCalendar({
      min: '2027-03-05',
      onChange: change,
      shortcuts: [{ label: 'This month', value: { start: '2027-03-05', end: '2027-03-31' } }],
    });
    await user.click(day(/March 4, 2027/));
    await user.click(day(/March 6, 2027/));
    expect(change).not.toHaveBeenCalled();
    // A range that was only begun is not taken.
    await user.click(screen.getByRole('button', { name: 'This month' }));
    expect(change.mock.calls).toEqual([[{ start: '2027-03-05', end: '2027-03-31' }]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
