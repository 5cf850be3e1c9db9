import { href, pageNumber, photoShootLabels, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { useParams, useSearchParams } from 'react-router-dom';
import { pageSize, shootsUrl } from './api';

type PhotoShoot = Schemas['PhotoShoot'];

/** The appointments of a photographer, or of the one whom they act for (2 §2). */
export default function PhotoShoots() {
  return (
    <Stack gap={6}>
      <PageTitle below="Restaurants whose food is to be photographed.">Photo shoots</PageTitle>
      <Section page title="We could not load the photo shoots">
        <Shoots />
      </Section>
    </Stack>
  );
}

function Shoots() {
  const { ghostingAs } = useParams();
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useRead(shootsUrl(page), { keepPrevious: true, failure: 'page' });
  if (!data)
    return (
      <Loading label="Loading the photo shoots">
        <Skeleton height="20rem" />
      </Loading>
    );
  const columns: readonly Column<PhotoShoot>[] = [
    {
      id: 'brand',
      title: 'Restaurant',
      primary: true,
      cell: ({ id, brand }) => <Link to={href.photoShoot({ ghostingAs, id })}>{brand.name}</Link>,
    },
    { id: 'when', title: 'When', whole: true, cell: (shoot) => formatMoment(shoot.scheduled_at, shoot) },
    { id: 'where', title: 'Where', cell: ({ address }) => address ?? '–' },
    { id: 'status', title: 'State', cell: ({ status }) => <Badge>{photoShootLabels[status]}</Badge> },
  ];
  return (
    <Table
      label="Photo shoots"
      columns={columns}
      rows={data.records}
      rowKey={({ id }) => id}
      pages={{ page, count: data.count, pageSize, onPage: (next) => setSearch({ page: String(next) }) }}
      empty={
        <EmptyState icon="calendar" title="No photo shoots">
          New appointments appear here.
        </EmptyState>
      }
    />
  );
}
