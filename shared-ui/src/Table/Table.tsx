import { type ReactNode, useState } from 'react';
import {
  Cell,
  Column as AriaColumn,
  Row as AriaRow,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { Icon } from '../Icon/Icon';
import { Pagination, type PaginationProps } from '../Pagination/Pagination';
import { leaveTabToBrowser } from './leave-tab';
import { RowCheckbox } from './RowCheckbox';
import { ActsBar, Below, Grid, Root } from './table-style';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Its values stay on one line, as dates do; numbers at the end do anyway. */
  whole?: boolean;
  /** Names the row: the header of its line, and of its card on a phone. */
  primary?: boolean;
  /** With it the table can be sorted by this column. */
  sortBy?: (row: Row) => string | number;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table holds. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** How the rows are sorted. With `onSort` they come sorted; without, the table sorts what it has. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Keys of the chosen rows; with `onSelect` rows can be chosen. */
  selected?: readonly string[];
  onSelect?: (keys: string[]) => void;
  /** What can be done with the chosen rows: buttons in a bar above. */
  acts?: ReactNode;
  /** Which page of how many rows is shown. */
  pages?: Pick<PaginationProps, 'page' | 'count' | 'pageSize'> & { onPage: (page: number) => void };
}

/** Rows and columns, sorted, chosen and paged; below tablet width each row is a card with its titles beside its values. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  empty,
  sort: sortFromOutside,
  onSort,
  selected = [],
  onSelect,
  acts,
  pages,
}: TableProps<Row>) {
  const [ownSort, setOwnSort] = useState(sortFromOutside);
  const sort = onSort ? sortFromOutside : ownSort;
  const shown = onSort ? rows : sorted(rows, columns, sort);
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <Root onKeyDownCapture={leaveTabToBrowser}>
      {onSelect && (
        <ActsBar role="status" data-none={selected.length === 0 || undefined}>
          <span>{selected.length > 0 ? `${selected.length} selected` : 'None selected'}</span>
          {selected.length > 0 && acts}
        </ActsBar>
      )}
      <Grid
        aria-label={label}
        selectionMode={onSelect ? 'multiple' : 'none'}
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect?.(keys === 'all' ? rows.map((row) => String(rowKey(row))) : [...keys].map(String))
        }
        sortDescriptor={sort}
        onSortChange={({ column, direction }) =>
          (onSort ?? setOwnSort)({ column: String(column), direction })
        }
        data-bare={(!onSelect && columns.every(({ sortBy }) => !sortBy)) || undefined}
      >
        <TableHeader>
          {onSelect && (
            <AriaColumn className="choice">
              <RowCheckbox />
              <span className="words">All</span>
            </AriaColumn>
          )}
          {columns.map((column) => (
            <AriaColumn
              key={column.id}
              id={column.id}
              isRowHeader={column.primary}
              allowsSorting={column.sortBy !== undefined}
              data-align={column.align}
              className={column.sortBy && 'sortable'}
            >
              {({ sortDirection }) => (
                <span className="title">
                  {column.title}
                  {column.sortBy && (
                    <span className="way" data-on={sortDirection !== undefined || undefined}>
                      <Icon name={sortDirection === 'descending' ? 'down' : 'up'} size="1rem" />
                    </span>
                  )}
                </span>
              )}
            </AriaColumn>
          ))}
        </TableHeader>
        <TableBody>
          {shown.map((row) => (
            <AriaRow key={rowKey(row)} id={String(rowKey(row))}>
              {onSelect && (
                <Cell className="choice">
                  <RowCheckbox />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell
                  key={column.id}
                  data-title={column.title}
                  data-align={column.align}
                  data-whole={column.whole || undefined}
                  data-primary={column.primary || undefined}
                >
                  {column.cell(row)}
                </Cell>
              ))}
            </AriaRow>
          ))}
        </TableBody>
      </Grid>
      {pages && pages.count > pages.pageSize && (
        <Below>
          <span>{range(pages)}</span>
          <Pagination label={`Pages of ${label}`} {...pages} />
        </Below>
      )}
    </Root>
  );
}

function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) {
  const by = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!by) return rows;
  const way = sort?.direction === 'descending' ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [by(one), by(other)];
    return typeof a === 'string' && typeof b === 'string'
      ? way * a.localeCompare(b, 'en-US', { numeric: true, sensitivity: 'base' })
      : way * (Number(a) - Number(b));
  });
}

function range({ page, pageSize, count }: Pick<PaginationProps, 'page' | 'pageSize' | 'count'>) {
  const first = (page - 1) * pageSize + 1;
  return `${first.toLocaleString('en-US')}–${Math.min(page * pageSize, count).toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`;
}
