import { type Schemas } from '@copper-carrot/contracts';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { usePage } from '../../components/use-page';
import { pageSize, statementFile, useStatements } from './api';

type Statement = Schemas['Statement'];

/** What was invoiced and paid by month, to take away. */
export function Statements({ teamId }: { teamId: number | null }) {
  const pages = usePage(pageSize);
  const { data } = useStatements(teamId, pages.page);
  if (!data)
    return (
      <Loading label="Loading statements">
        <Skeleton height="16rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <SectionTitle>Statements</SectionTitle>
      <Table
        label="Statements"
        columns={columnsOf(teamId)}
        rows={data.records}
        rowKey={({ month }) => month}
        pages={{ ...pages, count: data.count }}
        empty={
          <EmptyState icon="receipt" title="No statements yet">
            Each month with an invoice or a payment has a statement.
          </EmptyState>
        }
      />
    </Stack>
  );
}

const inWords = (month: string) =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const columnsOf = (teamId: number | null): Column<Statement>[] => [
  { id: 'month', title: 'Month', primary: true, cell: ({ month }) => inWords(month) },
  { id: 'invoiced', title: 'Invoiced', align: 'end', cell: ({ invoiced }) => formatMoney(invoiced) },
  { id: 'paid', title: 'Paid or canceled', align: 'end', cell: ({ paid }) => formatMoney(paid) },
  { id: 'balance', title: 'Still to pay', align: 'end', cell: ({ balance }) => formatMoney(balance) },
  {
    id: 'files',
    title: 'Statement',
    cell: ({ month }) => (
      <Cluster gap={3}>
        {(['pdf', 'csv'] as const).map((as) => (
          <Link
            key={as}
            href={statementFile(month, teamId, as)}
            aria-label={`Statement of ${inWords(month)} as ${as.toUpperCase()}`}
          >
            {as.toUpperCase()}
          </Link>
        ))}
      </Cluster>
    ),
  },
];
