import { act, fireEvent, render, screen } from '@testing-library/react';
import { Cutoff, type CutoffProps } from './Cutoff';

const zone = 'America/New_York';
/** A Monday, half a minute before 8:48 in New York. */
const now = new Date('2026-11-23T13:47:30Z');
const tomorrow = { start_date: '2026-11-24', start_time: '12:00', cutoff_at: '2026-11-23T17:00:00.000Z' };
const service: NonNullable<CutoffProps['service']> = {
  ...{ place_id: 1, time_zone: zone, pickup_allowed: true, delivery: null },
  soonest: tomorrow,
};
const nothing = { date: null, time: null };

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

function show(props: Partial<CutoffProps> = {}) {
  const onTake = jest.fn();
  const { container } = render(
    <Cutoff {...{ service, order: null, event: nothing, refused: false, onTake, ...props }} />,
  );
  return { container, onTake };
}
/** Advances to the next timer, `times` times. */
async function wake(times = 1) {
  for (let time = 0; time < times; time++) await act(() => jest.advanceTimersToNextTimerAsync());
}

const chosenAt = (start_date: string, start_time: string, cutoff_at: string) => ({
  event: { date: start_date, time: start_time },
  order: { start_date, start_time, cutoff_at, time_zone: zone },
});

it('keeps the clock beside its words, however narrow the page, and what to take apart from both', () => {
  jest.setSystemTime(new Date('2026-11-23T18:00:00Z'));
  const { container } = show({ ...chosenAt('2026-11-23', '14:00', '2026-11-23T17:00:00.000Z') });
  const said = screen.getByText(/^It is too late for today, 2:00 pm\./).parentElement;
  expect(said).toContainElement(container.querySelector('svg'));
  expect(said).not.toContainElement(screen.getByRole('button', { name: /^Take / }));
});

it('counts the minutes until the soonest event is too late', async () => {
  show();
  expect(screen.getByText('Order within 3 h 12 min for tomorrow, noon')).toBeVisible();
  await wake();
  expect(screen.getByText('Order within 3 h 11 min for tomorrow, noon')).toBeVisible();
  await wake(191);
  expect(screen.getByText('Order within less than a minute for tomorrow, noon')).toBeVisible();
  await wake();
  expect(screen.queryByText(/^Order /)).toBeNull();
});

it('wakes up once a minute', async () => {
  show(chosenAt('2026-11-23', '18:00', '2026-11-23T13:52:00Z'));
  await wake();
  const first = Date.now();
  await wake(3);
  expect(Date.now() - first).toBe(3 * 60_000);
});

it.each([
  ['2026-11-23', '18:00', '2026-11-23T16:00:00Z', 'Order within 2 h 12 min for today, 6:00 pm'],
  ['2026-11-30', '12:00', '2026-11-27T17:00:00Z', 'Order by Fri 11/27/2026, noon, for Mon 11/30/2026, noon'],
])('is about the event that is chosen: %s %s', (date, time, cutoff, words) => {
  show(chosenAt(date, time, cutoff));
  expect(screen.getByText(words)).toBeVisible();
});

it('says nothing of another event while the chosen one is asked about', () => {
  show({ event: { date: '2026-11-30', time: '12:00' } });
  expect(screen.queryByText(/^Order /)).toBeNull();
});

it('counts down to nothing that can not be ordered, and still says when it is too late', async () => {
  show({ ...chosenAt('2026-11-23', '18:00', '2026-11-23T13:50:00Z'), refused: true });
  expect(screen.queryByText(/^Order /)).toBeNull();
  await wake(3);
  expect(screen.getByText(/^It is too late for today, 6:00 pm\./)).toBeVisible();
});

it('offers the next event that can be had once the chosen one is too late', async () => {
  const { onTake } = show(chosenAt('2026-11-23', '18:00', '2026-11-23T13:50:00Z'));
  await wake(2);
  expect(screen.getByText('Order within less than a minute for today, 6:00 pm')).toBeVisible();
  await wake();
  expect(
    screen.getByText('It is too late for today, 6:00 pm. It can still be had tomorrow, noon.'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Take tomorrow, noon' }));
  expect(onTake).toHaveBeenCalledWith({ date: '2026-11-24', time: '12:00' });
});

it('says so where nothing can be ordered', () => {
  show({ service: { ...service, soonest: null } });
  expect(screen.getByText('Nothing can be ordered for now.')).toBeVisible();
});
