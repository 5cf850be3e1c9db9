import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

interface Row {
  label: string;
  before: string | null;
  after: string | null;
}

/** What changes, old beside new. */
export function ChangeTable({ rows }: { rows: readonly Row[] }) {
  return (
    <Table aria-label="What changes">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label}>
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
