import { type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
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
import { sellDish, sellMenu, stateMenuAllergens, urls, useMenus } from '../../api';
import { type StatedFood, StatementDialog, StatementLine } from './AllergenStatement';
import { Drafts } from './Drafts';
import { DraftDialog } from './DraftDialog';
import { NewMenu } from './NewMenu';
import { Row, Rows } from './rows';
import { dietWords } from '../../components/food-words';

type Menu = Schemas['OwnMenu'];
type Dish = Schemas['OwnMenuItem'];

/** The dishes of a brand by menu. What is changed is a draft first. */
export function Dishes() {
  const { data } = useMenus();
  const [isNew, setIsNew] = useState(false);
  if (!data)
    return (
      <Loading label="Loading the menus">
        <Skeleton height="20rem" />
      </Loading>
    );
  if (data.records.length === 0)
    return (
      <Stack gap={4}>
        <EmptyState
          icon="receipt"
          title="No menu yet"
          action={<Button onClick={() => setIsNew(true)}>New menu</Button>}
        >
          Packages are sold without one.
        </EmptyState>
        {isNew && <NewMenu onClose={() => setIsNew(false)} />}
      </Stack>
    );
  return (
    <Stack gap={6}>
      <Drafts menus={data.records} />
      {data.records.some(({ can }) => can.update) && (
        <Cluster justify="end">
          <Button variant="secondary" onClick={() => setIsNew(true)}>
            New menu
          </Button>
        </Cluster>
      )}
      {isNew && <NewMenu onClose={() => setIsNew(false)} />}
      {data.records.map((menu) => (
        <MenuCard key={menu.id} menu={menu} />
      ))}
    </Stack>
  );
}

function MenuCard({ menu }: { menu: Menu }) {
  const [edited, setEdited] = useState<Dish | 'new' | null>(null);
  const [isStating, setIsStating] = useState(false);
  const sell = useWrite(() => sellMenu(menu.id, !menu.active), {
    stale: [urls.menus],
    onFailure: ({ message }) => notify({ kind: 'error', message }),
    onDone: ({ name, active }) =>
      notify({ kind: 'success', message: active ? `${name} is sold.` : `${name} is not sold any more.` }),
  });
  return (
    <Card as="section" aria-labelledby={`menu-${menu.id}`}>
      <Stack gap={3}>
        <Cluster justify="space-between">
          <SectionTitle id={`menu-${menu.id}`}>{menu.name}</SectionTitle>
          {menu.can.update && (
            <Cluster>
              <Button size="small" variant="secondary" onClick={() => setEdited('new')}>
                Add a dish<VisuallyHidden> to {menu.name}</VisuallyHidden>
              </Button>
              <Button size="small" variant="secondary" pending={sell.pending} onClick={() => sell.run()}>
                {menu.active ? 'Stop selling' : 'Sell'}
                <VisuallyHidden> {menu.name}</VisuallyHidden>
              </Button>
            </Cluster>
          )}
        </Cluster>
        {!menu.active && <p>This menu is not sold.</p>}
        {menu.menu_items.length > 0 && (
          <StatementLine
            name={menu.name}
            statedOn={menu.allergens_stated_on}
            onState={menu.can.update ? () => setIsStating(true) : null}
          />
        )}
        <Rows>
          {menu.menu_items.map((dish) => (
            <li key={dish.id}>
              <DishRow dish={dish} canUpdate={menu.can.update} onEdit={() => setEdited(dish)} />
            </li>
          ))}
        </Rows>
      </Stack>
      {isStating && (
        <StatementDialog
          name={menu.name}
          foods={menu.menu_items.map(foodOf)}
          state={() => stateMenuAllergens(menu)}
          stale={[urls.menus]}
          onClose={() => setIsStating(false)}
        />
      )}
      {edited !== null && (
        <DraftDialog menu={menu} dish={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

/** A dish as a statement of allergens covers it; an addition of several kinds is named once. */
const foodOf = (dish: Dish): StatedFood => {
  const additions = dish.modifier_groups.flatMap(({ modifiers }) => modifiers);
  return {
    ...dish,
    key: String(dish.id),
    additions: [...new Map(additions.map((each) => [each.id, each])).values()],
  };
};

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
        <p>{[dietWords(dish.dietary_tags), containsWords(dish.allergens)].filter(Boolean).join(' · ')}</p>
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
