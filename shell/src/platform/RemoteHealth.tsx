import { useState } from 'react';
import { messageOf } from '@copper-carrot/contracts';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import {
  type Entry,
  type Fault,
  type Release,
  pageSize,
  type Remote,
  useFaults,
  useHealth,
  useLog,
  useReleases,
} from './api';
import { Folding, RowName } from './Folding';
import { ReleaseActs } from './ReleaseActs';
import { useReleaseColumns } from './release-columns';
import { doneOf, nameOf, timeOf } from './words';

const none = '–';

/** The name of a release in the log; its number if it is older than the list. */
function namedBy(id: number | null, releases: readonly Release[]) {
  const release = releases.find((each) => each.id === id);
  return release ? `${nameOf(release)} · ${release.id}` : (id ?? none);
}

const faultColumns = (releases: readonly Release[]): Column<Fault>[] => [
  { id: 'message', title: 'Fault', primary: true, cell: ({ message }) => <RowName>{message}</RowName> },
  { id: 'kind', title: 'Kind', cell: ({ kind }) => kind },
  {
    id: 'release',
    title: 'Release',
    cell: ({ release_id }) => namedBy(release_id, releases),
  },
  { id: 'path', title: 'Page', cell: ({ path }) => path },
  { id: 'times', title: 'Pages', align: 'end', cell: ({ times }) => times },
  { id: 'last', title: 'Last', whole: true, cell: ({ last_at }) => timeOf(last_at) },
];

const logColumns = (releases: readonly Release[]): Column<Entry>[] => [
  { id: 'done', title: 'What', primary: true, cell: (entry) => <RowName>{doneOf(entry)}</RowName> },
  { id: 'release', title: 'Release', cell: ({ release_id }) => namedBy(release_id, releases) },
  { id: 'by', title: 'By', cell: ({ by_whom }) => by_whom },
  { id: 'at', title: 'When', whole: true, cell: ({ at }) => timeOf(at) },
];

/**
 * A page of releases; the first one starts with the live and canary releases, so that a rollback target is
 * quick to find.
 */
function rowsOf({ live, canary }: Remote, records: readonly Release[], page: number): readonly Release[] {
  if (page > 1) return records;
  const given = [canary, live].flatMap((each) => each ?? []);
  return [...given.filter(({ id }) => records.every((each) => each.id !== id)), ...records];
}

/** The releases of one remote with health, faults and log. */
export function RemoteHealth({ remote, onDone }: { remote: Remote; onDone: () => Promise<void> }) {
  const [page, setPage] = useState(1);
  const [logPage, setLogPage] = useState(1);
  const releases = useReleases(remote.name, page);
  const health = useHealth(remote.name);
  const faults = useFaults(remote.name);
  const log = useLog(remote.name, logPage);
  const failed = [releases, health, faults, log].find(({ error }) => error)?.error;
  const again = () => Promise.all([onDone(), releases.refresh(), log.refresh()]);
  const records = releases.data?.records ?? [];
  const acts = (release: Release) => <ReleaseActs {...{ remote, release, onDone: again }} />;
  const columns = useReleaseColumns(remote, health.data?.records ?? [], remote.can.change ? acts : null);
  return (
    <Stack gap={8}>
      {failed && (
        <Notice tone="danger" title="What you see is not up to date">
          {messageOf(failed)}
        </Notice>
      )}
      <Stack as="section" gap={3}>
        <SectionTitle>Releases</SectionTitle>
        <Folding $brief="State">
          <Table
            label={`Releases of ${remote.name}`}
            columns={columns}
            rows={releases.data ? rowsOf(remote, records, page) : []}
            rowKey={({ id }) => id}
            empty={releases.data && <p>Nothing was published yet.</p>}
            pages={{ page, onPage: setPage, count: releases.data?.count ?? 0, pageSize }}
          />
        </Folding>
      </Stack>
      <Stack as="section" gap={3}>
        <SectionTitle>Faults</SectionTitle>
        <Folding $brief="Pages">
          <Table
            label={`Faults of ${remote.name}`}
            columns={faultColumns(records)}
            rows={faults.data?.records ?? []}
            rowKey={({ id }) => id}
            empty={faults.data && <p>No page reported any.</p>}
          />
        </Folding>
      </Stack>
      <Stack as="section" gap={3}>
        <SectionTitle>Log</SectionTitle>
        <Folding $brief="When">
          <Table
            label={`What was done to ${remote.name}`}
            columns={logColumns(records)}
            rows={log.data?.records ?? []}
            rowKey={({ id }) => id}
            empty={log.data && <p>Nothing was done yet.</p>}
            pages={{ page: logPage, onPage: setLogPage, count: log.data?.count ?? 0, pageSize }}
          />
        </Folding>
      </Stack>
    </Stack>
  );
}
