import { href, pageNumber, type Schemas } from '@copper-carrot/contracts';
import { notify, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatDate, formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTeam } from '../../components/use-team';
import { documentFile, everyDocumentsUrl, pageSize, removeDocument, useDocuments } from './api';

type Document = Schemas['Document'];

const kinds = {
  receipt: 'Receipts',
  invoice: 'Invoices',
  statement: 'Statements',
  certificate: 'Certificates',
  contract: 'Contracts',
} as const satisfies Record<Document['kind'], string>;
const isKind = (text: string | null): text is Document['kind'] => text !== null && text in kinds;
const all = 'all';

const addDialog = onDemand(async () => (await import('./AddDocument')).AddDocument);
const shareDialog = onDemand(async () => (await import('./ShareDocument')).ShareDocument);

/** Receipts, invoices and other papers, of an organization or of one's own orders (2 §2). */
export default function Documents() {
  const { teamId, teamName } = useTeam();
  return (
    <Stack gap={6}>
      <PageTitle
        above={teamName}
        below={
          teamId === null
            ? 'Receipts, invoices and statements for your orders.'
            : 'Receipts, invoices, statements and contracts of your organization.'
        }
      >
        Documents
      </PageTitle>
      <Section page key={String(teamId)} title="We could not load the documents">
        <DocumentList teamId={teamId} />
      </Section>
    </Stack>
  );
}

function DocumentList({ teamId }: { teamId: number | null }) {
  const [search, setSearch] = useSearchParams();
  const [sharing, setSharing] = useState<Document | null>(null);
  const [adding, setAdding] = useState(false);
  const canAdd = useOnDemand(addDialog, adding, () => setAdding(false));
  const user = useUser();
  const isOperator = Boolean(user?.is_admin && user.ghosting_admin === null);
  const canShare = useOnDemand(shareDialog, sharing !== null, () => setSharing(null));
  const kind = search.get('kind');
  const year = Number(search.get('year')) || undefined;
  const filter = { ...(isKind(kind) && { kind: [kind] }), ...(year !== undefined && { year }) };
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useDocuments(teamId, filter, page);
  const show = (change: Record<string, string>) =>
    setSearch((now) => {
      now.delete('page');
      for (const [key, value] of Object.entries(change))
        if (value === all) now.delete(key);
        else now.set(key, value);
      return now;
    });
  if (!data)
    return (
      <Loading label="Loading documents">
        <Skeleton height="20rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      <Cluster gap={4}>
        <Select
          label="Kind"
          value={isKind(kind) ? kind : all}
          onChange={(value) => show({ kind: value })}
          options={[
            { value: all, label: 'All documents' },
            ...Object.entries(kinds).map(([value, label]) => ({ value, label })),
          ]}
        />
        <Select
          label="Year"
          value={year === undefined ? all : String(year)}
          onChange={(value) => show({ year: value })}
          options={[
            { value: all, label: 'All years' },
            ...recentYears().map((value) => ({ value, label: value })),
          ]}
        />
        {isOperator && teamId !== null && (
          <span {...addDialog.intent}>
            <Button variant="secondary" icon="upload" onClick={() => setAdding(true)}>
              Add a document
            </Button>
          </span>
        )}
      </Cluster>
      <Table
        label="Documents"
        columns={columnsOf(teamId, isOperator, setSharing)}
        rows={data.records}
        rowKey={({ id }) => id}
        pages={{ page, count: data.count, pageSize, onPage: (next) => show({ page: String(next) }) }}
        empty={
          Object.keys(filter).length > 0 ? (
            <EmptyState
              icon="search"
              title="No document fits"
              action={<Button onClick={() => show({ kind: all, year: all })}>Show all</Button>}
            >
              Try another kind or year.
            </EmptyState>
          ) : (
            <EmptyState icon="receipt" title="No documents yet">
              Once an order is paid, its receipt appears here.
            </EmptyState>
          )
        }
      />
      {canAdd && adding && teamId !== null && (
        <addDialog.Part teamId={teamId} onClose={() => setAdding(false)} />
      )}
      {canShare && sharing && <shareDialog.Part document={sharing} onClose={() => setSharing(null)} />}
    </Stack>
  );
}

/** This year and the four before it. */
function recentYears(): string[] {
  const year = new Date().getFullYear();
  return Array.from({ length: 5 }, (_, back) => String(year - back));
}

function Remove({ document }: { document: Document }) {
  const { run, pending } = useWrite(() => removeDocument(document.id), {
    stale: [everyDocumentsUrl],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      pending={pending}
      aria-label={`Remove ${document.title}`}
      onClick={() => run()}
    >
      Remove
    </Button>
  );
}

const columnsOf = (
  teamId: number | null,
  isOperator: boolean,
  onShare: (document: Document) => void,
): Column<Document>[] => [
  {
    id: 'title',
    title: 'Document',
    primary: true,
    cell: ({ title }) => title,
  },
  {
    id: 'about',
    title: 'About',
    cell: ({ about, order_id: id }) =>
      id === null ? (
        (about ?? '–')
      ) : (
        <Link
          to={
            teamId === null
              ? href.customerOrder({ id })
              : href.organizationOrder({ organizationId: teamId, id })
          }
        >
          Order #{id} from {about}
        </Link>
      ),
  },
  {
    id: 'date',
    title: 'Date',
    whole: true,
    cell: ({ date, expires_on: end }) =>
      date ? formatOrderDate(date) : end ? `Valid until ${formatDate(end)}` : '–',
  },
  {
    id: 'amount',
    title: 'Amount',
    align: 'end',
    cell: ({ amount }) => (amount === null ? '–' : formatMoney(amount)),
  },
  {
    id: 'take',
    title: 'Download',
    cell: (document) => (
      <Cluster gap={3}>
        <Link href={documentFile(document.id)} aria-label={`Download ${document.title}`}>
          Download
        </Link>
        <span {...shareDialog.intent}>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Share ${document.title}`}
            onClick={() => onShare(document)}
          >
            Share
          </Button>
        </span>
        {isOperator && document.is_uploaded && <Remove document={document} />}
      </Cluster>
    ),
  },
];
