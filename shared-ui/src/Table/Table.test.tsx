import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { type Column, Table, type TableProps } from './Table';

interface Meal {
  id: number;
  name: string;
  total: number;
}
const rows: Meal[] = [
  { id: 1, name: 'Lunch 10', total: 300 },
  { id: 2, name: 'breakfast', total: 20 },
  { id: 3, name: 'Lunch 9', total: 1000 },
];
const columns: Column<Meal>[] = [
  { id: 'name', title: 'Event', cell: (row) => row.name, primary: true, sortBy: (row) => row.name },
  { id: 'total', title: 'Total', cell: (row) => row.total, sortBy: (row) => row.total },
  { id: 'act', title: 'Act', cell: (row) => <Button>Open {row.name}</Button> },
];
const Meals = (props: Partial<TableProps<Meal>>) => (
  <Table label="Orders" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

function Choosing({ onSelect }: { onSelect?: (keys: string[]) => void }) {
  const [selected, setSelected] = useState<string[]>([]);
  const choose = (keys: string[]) => {
    onSelect?.(keys);
    setSelected(keys);
  };
  return <Meals selected={selected} onSelect={choose} acts={<Button>Pay</Button>} />;
}

describe('Table', () => {
  it('has a name, a header for each row, and the title beside each value for a phone', async () => {
    const { container } = render(<Meals />);
    const table = within(screen.getByRole('grid', { name: 'Orders' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Event',
      'Total',
      'Act',
    ]);
    expect(screen.getByRole('row', { name: 'Lunch 9' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '1000' })).toHaveAttribute('data-title', 'Total');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows what stands for no rows', () => {
    render(<Meals rows={[]} empty="No orders yet" />);
    expect(screen.getByText('No orders yet')).toBeVisible();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('sorts words as people do and numbers by size, there and back, and says so', async () => {
    const user = userEvent.setup();
    render(<Meals />);
    expect(names()).toEqual(['Lunch 10', 'breakfast', 'Lunch 9']);
    await user.click(screen.getByRole('columnheader', { name: 'Event' }));
    expect(names()).toEqual(['breakfast', 'Lunch 9', 'Lunch 10']);
    expect(screen.getByRole('columnheader', { name: 'Event' })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('columnheader', { name: 'Total' }));
    expect(names()).toEqual(['breakfast', 'Lunch 10', 'Lunch 9']);
    await user.click(screen.getByRole('columnheader', { name: 'Total' }));
    expect(names()).toEqual(['Lunch 9', 'Lunch 10', 'breakfast']);
    expect(screen.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('leaves sorting to whoever brings the rows, where they come page by page', async () => {
    const user = userEvent.setup();
    const sort = jest.fn();
    render(<Meals onSort={sort} sort={{ column: 'name', direction: 'ascending' }} />);
    await user.click(screen.getByRole('columnheader', { name: 'Total' }));
    expect(sort).toHaveBeenCalledWith({ column: 'total', direction: 'ascending' });
    expect(names()).toEqual(['Lunch 10', 'breakfast', 'Lunch 9']);
  });

  it('chooses rows, one or all, says how many, and offers what can be done with them', async () => {
    const user = userEvent.setup();
    const select = jest.fn();
    const { container } = render(<Choosing onSelect={select} />);
    expect(screen.getByRole('status')).toHaveTextContent('None selected');
    expect(screen.queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('row', { name: 'breakfast' })).getByRole('checkbox'));
    expect(select).toHaveBeenLastCalledWith(['2']);
    expect(screen.getByRole('status')).toHaveTextContent('1 selected');
    expect(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select All' }));
    expect(select).toHaveBeenLastCalledWith(['1', '2', '3']);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is walked by arrows, and chosen from by the space bar', async () => {
    const user = userEvent.setup();
    const select = jest.fn();
    render(<Choosing onSelect={select} />);
    await user.tab();
    expect(screen.getByRole('row', { name: 'Lunch 10' })).toHaveFocus();
    await user.keyboard('{ArrowDown} ');
    expect(screen.getByRole('row', { name: 'breakfast' })).toHaveFocus();
    expect(select).toHaveBeenLastCalledWith(['2']);
    await user.keyboard('{ArrowRight}');
    expect(within(screen.getByRole('row', { name: 'breakfast' })).getByRole('checkbox')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('row', { name: 'breakfast' })).toHaveFocus();
  });

  it('leads Tab through the buttons of its rows, and then on', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Meals />
        <Button>After</Button>
      </>,
    );
    const names: (string | null)[] = [];
    await user.tab();
    for (const shift of [false, false, true, false, false, false]) {
      await user.tab({ shift });
      names.push(document.activeElement!.textContent);
    }
    expect(names).toEqual([
      'Open Lunch 10',
      'Open breakfast',
      'Open Lunch 10',
      'Open breakfast',
      'Open Lunch 9',
      'After',
    ]);
  });

  it('says which rows these are, and leads to the others', async () => {
    const user = userEvent.setup();
    const onPage = jest.fn();
    render(<Meals pages={{ page: 2, count: 1203, pageSize: 3, onPage }} />);
    expect(screen.getByText('4–6 of 1,203')).toBeVisible();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Pages of Orders' })).getByRole('button', {
        name: 'Next page',
      }),
    );
    expect(onPage).toHaveBeenCalledWith(3);
  });
});
