import { pageNumber, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changePackage, urls, usePackages } from '../../api';
import { PackageDialog } from './PackageDialog';
import { Row, Rows } from './rows';

type Package = Schemas['OwnPackage'];

const pageSize = 25;

/** The packages of a brand, those that are not sold as well. */
export function Packages() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = usePackages(pageQuery(page, pageSize));
  const [edited, setEdited] = useState<Package | null>(null);
  if (!data)
    return (
      <Loading label="Loading the packages">
        <Skeleton height="20rem" />
      </Loading>
    );
  if (data.count === 0)
    return (
      <EmptyState icon="receipt" title="No packages yet">
        Ask us to set up your first package.
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <Rows>
        {data.records.map((pack) => (
          <li key={pack.id}>
            <PackageRow pack={pack} onEdit={() => setEdited(pack)} />
          </li>
        ))}
      </Rows>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={(next) => setSearch({ view: 'packages', page: String(next) })}
      />
      {edited && <PackageDialog pack={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

function PackageRow({ pack, onEdit }: { pack: Package; onEdit: () => void }) {
  const sell = useWrite(() => changePackage(pack.id, { package: { active: !pack.active } }), {
    stale: [urls.packages({})],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
    onDone: ({ active }) =>
      notify({
        kind: 'success',
        message: active ? `${pack.name} is sold.` : `${pack.name} is not sold any more.`,
      }),
  });
  return (
    <Row>
      <div>
        <strong>{pack.name}</strong> {!pack.active && <Badge tone="neutral">Not sold</Badge>}
        <p>
          {pack.minimum_headcount} to {pack.maximum_headcount} people
        </p>
      </div>
      <span>{formatMoney(pack.price)}</span>
      {pack.can.update && (
        <Cluster>
          <Button size="small" variant="secondary" onClick={onEdit}>
            Edit<VisuallyHidden> {pack.name}</VisuallyHidden>
          </Button>
          <Button size="small" variant="secondary" pending={sell.pending} onClick={() => sell.run()}>
            {pack.active ? 'Stop selling' : 'Sell'}
            <VisuallyHidden> {pack.name}</VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </Row>
  );
}
