import { render, screen } from '@testing-library/react';
import { ChangeTable } from './ChangeTable';

test('what was stands beside what is, in words where one of them is nothing', () => {
  render(
    <ChangeTable
      before="What you saw"
      after="What it is now"
      rows={[
        { label: 'Number of people', before: '20', after: '24' },
        { label: 'Cost center', before: 'Marketing', after: null },
        { label: 'Choices', before: null, after: null },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'What changes' })).toBeVisible();
  const rows = screen.getAllByRole<HTMLTableRowElement>('row');
  expect(rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
    ['What', 'What you saw', 'What it is now'],
    ['Number of people', '20', '24'],
    ['Cost center', 'Marketing', 'nothing'],
    ['Choices', '', 'changed'],
  ]);
});
