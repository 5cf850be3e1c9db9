import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Chart, type ChartProps } from './Chart';
import { everyNth, ticksOf } from './scale';

const Spent = (props: Partial<ChartProps>) => (
  <Chart
    label="Spent per month"
    look="bars"
    categories={['January', 'February']}
    categoryTitle="Month"
    series={[
      { id: 'lunch', label: 'Lunch', values: [820, 1260] },
      { id: 'breakfast', label: 'Breakfast', values: [210, 0] },
    ]}
    format={(value) => `$${value}`}
    {...props}
  />
);

describe('Chart', () => {
  it('is a figure whose numbers are a table for whoever does not see it', async () => {
    const { container } = render(<Spent />);
    expect(screen.getByRole('figure', { name: 'Spent per month' })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Spent per month' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthLunchBreakfast',
      'January$820$210',
      'February$1260$0',
    ]);
    expect(table.getByRole('rowheader', { name: 'February' })).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows the numbers to everybody at a press', async () => {
    const user = userEvent.setup();
    render(<Spent />);
    const frame = screen.getByRole('table').parentElement!;
    expect(frame).toHaveAttribute('data-hidden');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(frame).not.toHaveAttribute('data-hidden');
    expect(screen.getByRole('button', { name: 'Hide the numbers' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('draws each bar as high as its number, and below the line what is below zero', () => {
    const { container } = render(
      <Spent series={[{ id: 'balance', label: 'Balance', values: [100, -50] }]} height={240} />,
    );
    const [up, down] = [...container.querySelectorAll('.bar')];
    const number = (bar: Element | undefined, name: string) => Number(bar?.getAttribute(name));
    expect(number(up, 'height')).toBeCloseTo(2 * number(down, 'height'));
    expect(number(down, 'y')).toBeCloseTo(number(up, 'y') + number(up, 'height'));
  });

  it('draws a line through a point for each number', () => {
    const { container } = render(<Spent look="lines" />);
    const [lunch] = [...container.querySelectorAll('polyline')];
    const points = lunch!
      .getAttribute('points')!
      .split(' ')
      .map((point) => point.split(',').map(Number));
    expect(points).toHaveLength(2);
    expect(points[1]![1]!).toBeLessThan(points[0]![1]!);
  });

  it.each([
    [
      [820, 1260],
      [0, 500, 1000, 1500],
    ],
    [[3], [0, 1, 2, 3]],
    [
      [0.12, 0.3],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-50, 100],
      [-50, 0, 50, 100],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
  ])('has round lines for %p', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks);
  });

  it('leaves out words that do not fit beside each other', () => {
    expect(everyNth(['Jan', 'Feb'], 60)).toBe(1);
    expect(everyNth(['January', 'February'], 30)).toBe(3);
  });
});
