import { type Key, type ReactNode } from 'react';
import styled from 'styled-components';
import { tabular } from '../theme/styles';
import { color, media, radius, space, text } from '../theme/tokens';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Names the row: the header of its line, and of its card on a phone. */
  primary?: boolean;
}

export interface TableProps<Row> {
  /** What the table holds. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
}

/** Rows and columns; below tablet width each row is a card with its titles beside its values. */
export function Table<Row>({ caption, captionHidden = true, columns, rows, rowKey, empty }: TableProps<Row>) {
  /* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- cards lose the table's own display, and in Safari its meaning with it; the roles keep it */
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <Root role="table">
      <caption data-hidden={captionHidden || undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.id} scope="col" role="columnheader" data-align={column.align}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) =>
              column.primary ? (
                <th key={column.id} scope="row" role="rowheader" data-align={column.align}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} role="cell" data-title={column.title} data-align={column.align}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Root>
  );
  /* eslint-enable */
}

const Root = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;

  caption {
    padding-bottom: ${space(3)};
    font-weight: 600;
    text-align: left;
  }
  caption[data-hidden],
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody,
  tr,
  th,
  td {
    display: block;
  }
  th {
    font-weight: 600;
    text-align: left;
  }
  tbody tr {
    margin-bottom: ${space(3)};
    padding: ${space(4)};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
  }
  tbody th {
    padding-bottom: ${space(2)};
  }
  td {
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
    padding: ${space(1)} 0;
  }
  td::before {
    content: attr(data-title);
    color: ${color.inkSoft};
  }

  ${media.tablet} {
    caption:not([data-hidden]) {
      position: static;
    }
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    tr {
      display: table-row;
    }
    th,
    td {
      display: table-cell;
      padding: ${space(3)} ${space(4)};
      vertical-align: middle;
    }
    thead th {
      font-size: ${text.small};
      color: ${color.inkSoft};
      border-bottom: 1px solid ${color.lineStrong};
    }
    tbody tr {
      background: none;
      border: 0;
    }
    tbody :is(th, td) {
      padding-block: ${space(3)};
      border-bottom: 1px solid ${color.line};
    }
    tbody tr:hover {
      background: ${color.sunken};
    }
    td::before {
      content: none;
    }
    [data-align='end'] {
      text-align: right;
    }
  }
`;
