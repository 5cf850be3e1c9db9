import { href, pageNumber, pageQuery, type Schemas } from '@copper-carrot/contracts';
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
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changePackage, statePackageAllergens, urls, usePackage, usePackages } from '../../api';
import { type StatedFood, StatementDialog, StatementLine } from './AllergenStatement';
import { createPackageDraft, packageDraftsUrl } from '../PackageDraft/api';
import { PackageDialog } from './PackageDialog';
import { PackageDrafts } from './PackageDrafts';
import { Row, Rows } from './rows';

type Package = Schemas['OwnPackage'];

const pageSize = 25;

/** The packages of a brand, those that are not sold as well. */
export function Packages({ brandId }: { brandId: number }) {
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
      <Stack gap={4}>
        <PackageDrafts brandId={brandId} />
        <EmptyState icon="receipt" title="No packages yet">
          Begin a draft of your first package. It is sold once you publish it.
        </EmptyState>
      </Stack>
    );
  return (
    <Stack gap={4}>
      {data.records.some(({ can }) => can.update) && <PackageDrafts brandId={brandId} />}
      <Rows>
        {data.records.map((pack) => (
          <li key={pack.id}>
            <PackageRow pack={pack} brandId={brandId} onEdit={() => setEdited(pack)} />
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

/** Shows the options of a package, to state their allergens. */
function PackageStatement({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = usePackage(id);
  if (!data) return null;
  return (
    <StatementDialog
      name={data.name}
      foods={data.choices
        .filter(({ choice_type: type }) => type !== 'presentation')
        .flatMap(({ id: choice, description, options }): StatedFood[] =>
          options.length > 0
            ? options.map((option) => ({ ...option, key: `option-${option.id}` }))
            : [{ key: `choice-${choice}`, name: description, dietary_tags: [], allergens: [] }],
        )}
      state={() => statePackageAllergens(data)}
      stale={[urls.packages({}), urls.package(id)]}
      onClose={onClose}
    />
  );
}

function PackageRow({ pack, brandId, onEdit }: { pack: Package; brandId: number; onEdit: () => void }) {
  const navigate = useNavigate();
  const draft = useWrite(() => createPackageDraft({ package_id: pack.id }), {
    stale: [packageDraftsUrl],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
    onDone: ({ id }) => navigate(href.catererPackageDraft({ brandId, draftId: id })),
  });
  const [isStating, setIsStating] = useState(false);
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
        <StatementLine
          name={pack.name}
          statedOn={pack.allergens_stated_on}
          onState={pack.can.update ? () => setIsStating(true) : null}
        />
        {isStating && <PackageStatement id={pack.id} onClose={() => setIsStating(false)} />}
      </div>
      <span>{formatMoney(pack.price)}</span>
      {pack.can.update && (
        <Cluster>
          <Button size="small" variant="secondary" onClick={onEdit}>
            Edit<VisuallyHidden> {pack.name}</VisuallyHidden>
          </Button>
          <Button size="small" variant="secondary" pending={draft.pending} onClick={() => draft.run()}>
            Draft changes<VisuallyHidden> of {pack.name}</VisuallyHidden>
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
