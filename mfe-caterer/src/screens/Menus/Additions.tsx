import { type Schemas } from '@copper-carrot/contracts';
import { notify, useRead, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { removeModifierGroup, urls, useMenus } from '../../api';
import { AdditionsDialog } from './AdditionsDialog';
import { Row, Rows } from './rows';

type Group = Schemas['OwnModifierGroup'];

/** What may be added to dishes, by kind. */
export function Additions() {
  const { data } = useRead(urls.modifierGroups);
  const mayEdit = useMenus().data?.records.some(({ can }) => can.update) ?? false;
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  if (!data)
    return (
      <Loading label="Loading the additions">
        <Skeleton height="12rem" />
      </Loading>
    );
  return (
    <Stack gap={4}>
      {mayEdit && (
        <Cluster justify="end">
          <Button variant="secondary" onClick={() => setEdited('new')}>
            New additions
          </Button>
        </Cluster>
      )}
      {data.count === 0 && (
        <EmptyState icon="receipt" title="No additions yet">
          Sauces, toppings and sizes that people add to a dish are listed here.
        </EmptyState>
      )}
      <Rows>
        {data.records.map((group) => (
          <li key={group.id}>
            <GroupRow group={group} onEdit={() => setEdited(group)} />
          </li>
        ))}
      </Rows>
      {edited !== null && (
        <AdditionsDialog group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}

function GroupRow({ group, onEdit }: { group: Group; onEdit: () => void }) {
  const remove = useWrite(() => removeModifierGroup(group.id), {
    stale: [urls.modifierGroups, urls.menus],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
    onDone: () => notify({ kind: 'success', message: `${group.name} is offered no more.` }),
  });
  return (
    <Row>
      <div>
        <strong>{group.name}</strong>
        <p>
          {group.minimum} to {group.maximum} of{' '}
          {group.modifiers.map(({ name, price }) => `${name} (${formatMoney(price)})`).join(', ')}
        </p>
      </div>
      <span />
      {group.can.update && (
        <Cluster>
          <Button size="small" variant="secondary" onClick={onEdit}>
            Edit<VisuallyHidden> {group.name}</VisuallyHidden>
          </Button>
          <Button size="small" variant="secondary" pending={remove.pending} onClick={() => remove.run()}>
            Remove<VisuallyHidden> {group.name}</VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </Row>
  );
}
