import styled from 'styled-components';
import { tabular } from '../theme/styles';
import { color, space, text } from '../theme/tokens';

export interface ChangeRow {
  label: string;
  /** In words; null where there was none. */
  before: string | null;
  /** In words; null where there is none any more, or where only that it changed is known. */
  after: string | null;
}

export interface ChangeTableProps {
  rows: readonly ChangeRow[];
  /** Heads of the two columns. */
  before?: string;
  after?: string;
}

/** What changes of a thing, old beside new. */
export function ChangeTable({ rows, before: old = 'Now', after: next = 'Then' }: ChangeTableProps) {
  return (
    <Table aria-label="What changes">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">{old}</th>
          <th scope="col">{next}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }, index) => (
          <tr key={`${index}-${label}`}>
            <th scope="row">{label}</th>
            <td>{before ?? ''}</td>
            <td data-new>{after ?? (before === null ? 'changed' : 'nothing')}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  ${tabular}
  width: 100%;
  /* Columns as wide as their longest word would break the words of the others, and sums in their middle. */
  table-layout: fixed;
  font-size: ${text.small};
  border-collapse: collapse;

  th,
  td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }
  thead th:first-child {
    width: 40%;
  }
  th {
    font-weight: 500;
    color: ${color.inkSoft};
  }
  [data-new] {
    font-weight: 600;
    color: ${color.copperText};
  }
`;
