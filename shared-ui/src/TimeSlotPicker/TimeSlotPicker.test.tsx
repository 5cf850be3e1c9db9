import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { timeSlots } from './time-slots';
import { TimeSlotPicker } from './TimeSlotPicker';

describe('timeSlots', () => {
  it('[CONST-09] run from 6 to 22 every 15 minutes by default', () => {
    const slots = timeSlots();
    expect(slots.slice(0, 3)).toEqual(['06:00', '06:15', '06:30']);
    expect(slots.at(-1)).toBe('22:00');
    expect(slots).toHaveLength(65);
  });

  it('take other hours and another step', () => {
    expect(timeSlots({ startHour: 11, endHour: 12, step: 30 })).toEqual(['11:00', '11:30', '12:00']);
  });
});

describe('TimeSlotPicker', () => {
  it('offers its slots and gives the chosen one as HH:mm', async () => {
    const user = userEvent.setup();
    const change = jest.fn();
    render(<TimeSlotPicker label="Time" startHour={11} endHour={12} step={30} onChange={change} />);
    await user.click(screen.getByRole('button', { name: /Time/ }));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '11:00 am',
      '11:30 am',
      '12:00 pm',
    ]);
    await user.click(screen.getByRole('option', { name: '12:00 pm' }));
    expect(change).toHaveBeenCalledWith('12:00');
  });

  it('[CONST-10] names the window that begins at the time when it has a range label, and only then', () => {
    const { rerender } = render(<TimeSlotPicker label="Time" value="11:45" rangeLabel="Delivery window" />);
    expect(screen.getByText('11:45 am – 12:15 pm')).toBeVisible();
    rerender(<TimeSlotPicker label="Time" value="11:45" />);
    expect(screen.queryByText(/– 12:15 pm/)).not.toBeInTheDocument();
  });

  it('[CONST-08] explains the delivery window', async () => {
    const user = userEvent.setup();
    render(<TimeSlotPicker label="Time" value="11:45" rangeLabel="Delivery window" />);
    await user.tab();
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /window helps our partners plan their logistics/,
    );
  });

  it('gives a chosen time back where there may be none', async () => {
    const user = userEvent.setup();
    const change = jest.fn();
    const { rerender } = render(
      <TimeSlotPicker label="Time" value="12:00" none="Any time" onChange={change} />,
    );
    await user.click(screen.getByRole('button', { name: /Time/ }));
    await user.click(screen.getByRole('option', { name: 'Any time' }));
    expect(change).toHaveBeenCalledWith(null);
    rerender(<TimeSlotPicker label="Time" value={null} none="Any time" onChange={change} />);
    await user.click(screen.getByRole('button', { name: /Time/ }));
    expect(screen.queryByRole('option', { name: 'Any time' })).not.toBeInTheDocument();
  });

  it('shows a time that is not on its grid', () => {
    render(<TimeSlotPicker label="Time" value="11:50" />);
    expect(screen.getByRole('button', { name: /11:50 am/ })).toBeVisible();
  });
});
