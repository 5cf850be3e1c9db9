import { type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { sellDish, urls, useMenus } from '../../api';
import { Drafts } from './Drafts';
import { DraftDialog } from './DraftDialog';
import { Row, Rows } from './rows';

type Menu = Schemas['OwnMenu'];
type Dish = Schemas['OwnMenuItem'];

/** The dishes of a brand by menu. What is changed is a draft first. */
export function Dishes() {
  const { data } = useMenus();
  if (!data)
    return (
      <Loading label="Loading the menus">
        <Skeleton height="20rem" />
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <EmptyState icon="receipt" title="No menu yet">
        Packages are sold without one. Ask us to set up a menu.
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <Drafts menus={data.records} />
      {data.records.map((menu) => (
        <MenuCard key={menu.id} menu={menu} />
      ))}
    </Stack>
  );
}

function MenuCard({ menu }: { menu: Menu }) {
  const [edited, setEdited] = useState<Dish | 'new' | null>(null);
  return (
    <Card as="section" aria-labelledby={`menu-${menu.id}`}>
      <Stack gap={3}>
        <Cluster justify="space-between">
          <SectionTitle id={`menu-${menu.id}`}>{menu.name}</SectionTitle>
          {menu.can.update && (
            <Button size="small" variant="secondary" onClick={() => setEdited('new')}>
              Add a dish<VisuallyHidden> to {menu.name}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
        {!menu.active && <p>This menu is not sold.</p>}
        <Rows>
          {menu.menu_items.map((dish) => (
            <li key={dish.id}>
              <DishRow dish={dish} canUpdate={menu.can.update} onEdit={() => setEdited(dish)} />
            </li>
          ))}
        </Rows>
      </Stack>
      {edited !== null && (
        <DraftDialog menu={menu} dish={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

function DishRow({ dish, canUpdate, onEdit }: { dish: Dish; canUpdate: boolean; onEdit: () => void }) {
  const sell = useWrite(() => sellDish(dish.id, !dish.active), {
    stale: [urls.menus],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
    onDone: ({ active }) =>
      notify({
        kind: 'success',
        message: active ? `${dish.name} is on the menu.` : `${dish.name} is off the menu.`,
      }),
  });
  return (
    <Row>
      <div>
        <strong>{dish.name}</strong> {!dish.active && <Badge tone="neutral">Off the menu</Badge>}
        {dish.description && <p>{dish.description}</p>}
      </div>
      <span>{formatMoney(dish.price)}</span>
      {canUpdate && (
        <Cluster>
          <Button size="small" variant="secondary" onClick={onEdit}>
            Edit<VisuallyHidden> {dish.name}</VisuallyHidden>
          </Button>
          <Button size="small" variant="secondary" pending={sell.pending} onClick={() => sell.run()}>
            {dish.active ? 'Take off the menu' : 'Put on the menu'}
            <VisuallyHidden> {dish.name}</VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </Row>
  );
}
