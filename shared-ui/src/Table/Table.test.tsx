import { render, screen } from '@testing-library/react';
import { Table } from './Table';

const columns = [
  { id: 'name', title: 'Event', cell: (row: { name: string; total: number }) => row.name, primary: true },
  { id: 'total', title: 'Total', cell: (row: { name: string; total: number }) => row.total },
];

describe('Table', () => {
  it('is a table with a caption, and each row has its header', () => {
    render(
      <Table
        caption="Orders"
        columns={columns}
        rows={[{ name: 'Lunch', total: 12 }]}
        rowKey={(row) => row.name}
      />,
    );
    expect(screen.getByRole('table', { name: 'Orders' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Lunch' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-title', 'Total');
  });

  it('shows what stands for no rows', () => {
    render(
      <Table caption="Orders" columns={columns} rows={[]} rowKey={(row) => row.name} empty="No orders yet" />,
    );
    expect(screen.getByText('No orders yet')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
