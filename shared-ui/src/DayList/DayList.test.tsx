import { render, screen, within } from '@testing-library/react';
import { DayList, type DayListProps } from './DayList';

const items = [
  { id: 1, start_date: '2027-03-15' },
  { id: 2, start_date: '2027-03-15' },
  { id: 3, start_date: '2027-03-17' },
  { id: 4, start_date: null },
];
const show = (more: Partial<DayListProps<(typeof items)[number]>> = {}) =>
  render(
    <DayList items={items} sum={(ofDay) => `${ofDay.length} in all`} {...more}>
      {({ id }) => <span>Order {id}</span>}
    </DayList>,
  );
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent.trim());

it('puts what is for one day under it, with what it comes to', () => {
  show();
  expect(headings()).toEqual(['Mon 03/15/2027 2 in all', 'Wed 03/17/2027 1 in all', 'No date yet 1 in all']);
  const monday = screen.getByRole('region', { name: /^Mon/ });
  expect(
    within(monday)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Order 1', 'Order 2']);
});

it('sums up no day of which a part stands on another page', () => {
  show({ goesOn: { before: true, after: true } });
  expect(headings()).toEqual(['Mon 03/15/2027', 'Wed 03/17/2027 1 in all', 'No date yet']);
});
