import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageError, pageNumber, type Schemas } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { formatShortDate, formatTime } from '@copper-carrot/shared-ui/dates';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { ghostSessionsUrl, pageSize, peopleUrl } from './api';
import { StartGhosting } from './StartGhosting';

type Person = Schemas['GhostablePerson'];
type GhostSession = Schemas['GhostSession'];

/** For site admins: acting as a person who needs help, and who did it before (2 §6). */
export function AdminPage() {
  const user = useUser();
  if (user && !user.is_admin && user.ghosting_admin === null) throw new PageError(403);
  return (
    <Stack gap={8}>
      <PageTitle below="Find a person or an organization, and use the site as they see it. Each session ends after an hour.">
        Admin
      </PageTitle>
      <People />
      <Stack as="section" gap={4} aria-labelledby="ghost-sessions">
        <SectionTitle id="ghost-sessions">Past sessions</SectionTitle>
        <Section title="We could not load the list">
          <Sessions />
        </Section>
      </Stack>
    </Stack>
  );
}

function People() {
  const [search, setSearch] = useSearchParams();
  const query = search.get('query') ?? '';
  const [typed, setTyped] = useState(query);
  const [chosen, setChosen] = useState<Person | null>(null);
  return (
    <Stack as="section" gap={4} aria-labelledby="people-title">
      <SectionTitle id="people-title">Act as a user</SectionTitle>
      <Form
        aria-label="Find a person"
        onSubmit={() => setSearch(typed.trim() ? { query: typed.trim() } : {})}
      >
        <TextField
          label="Person or organization"
          description="A name, an e-mail address, an organization or a restaurant."
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" icon="search">
          Find
        </Button>
      </Form>
      {query !== '' && (
        <Section title="We could not search">
          <Found query={query} onChoose={setChosen} />
        </Section>
      )}
      {chosen && <StartGhosting person={chosen} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

function Found({ query, onChoose }: { query: string; onChoose: (person: Person) => void }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(peopleUrl(query, page), { keepPrevious: true });
  if (!data) return <Skeleton height="10rem" />;
  const columns: readonly Column<Person>[] = [
    { id: 'name', title: 'Name', primary: true, cell: ({ name, email }) => name || email },
    { id: 'email', title: 'E-mail', cell: ({ email }) => email },
    {
      id: 'where',
      title: 'Belongs to',
      cell: ({ teams, brands }) =>
        [...teams.map(({ name, role_label: role }) => `${name} (${role})`), ...brands].join(', ') || '–',
    },
    {
      id: 'act',
      title: 'Act',
      align: 'end',
      cell: (person) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Act as ${person.name || person.email}`}
          onClick={() => onChoose(person)}
        >
          Act as
        </Button>
      ),
    },
  ];
  return (
    <Table
      label="People found"
      columns={columns}
      rows={data.records}
      rowKey={({ id }) => id}
      pages={{
        page,
        count: data.count,
        pageSize,
        onPage: (next) => setSearch({ query, page: String(next) }),
      }}
      empty={
        <EmptyState icon="people" title="Nobody is found">
          Try a part of the name, or the e-mail address.
        </EmptyState>
      }
    />
  );
}

function Sessions() {
  const [page, setPage] = useState(1);
  const { data } = useRead(ghostSessionsUrl(page), { keepPrevious: true });
  if (!data) return <Skeleton height="10rem" />;
  return (
    <Table
      label="Past sessions"
      columns={sessionColumns}
      rows={data.records}
      rowKey={({ id }) => id}
      pages={{ page, count: data.count, pageSize, onPage: setPage }}
      empty={
        <EmptyState icon="people" title="No sessions yet">
          Each time is kept here, with its reason.
        </EmptyState>
      }
    />
  );
}

function moment(at: string): string {
  const { date, time } = inZone(at, ownZone());
  return `${formatShortDate(date)}, ${formatTime(time)}`;
}

const sessionColumns: readonly Column<GhostSession>[] = [
  { id: 'admin', title: 'Site admin', primary: true, cell: ({ admin_name: name }) => name },
  { id: 'user', title: 'Acted as', cell: ({ user_name: name }) => name },
  { id: 'reason', title: 'Reason', cell: ({ reason }) => reason },
  { id: 'from', title: 'From', cell: ({ started_at: at }) => moment(at) },
  { id: 'until', title: 'Until', cell: ({ ended_at: at }) => (at === null ? 'Now' : moment(at)) },
];
