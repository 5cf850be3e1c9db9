import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { type BasketLine, servingWords, wishOf } from '@copper-carrot/shared-ui/basket';
import { Button } from '@copper-carrot/shared-ui/Button';
import { BasketLines, DishMenu } from '@copper-carrot/shared-ui/dish-menu';
import { ErrorState } from '@copper-carrot/shared-ui/ErrorState';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Loading, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { urls } from '../api';
import { aboutDish, dishName, dishNames, type DishNames } from '../checkout/dish-words';
import { portionsOf } from '../checkout/feeds';
import { useCheckout } from '../hooks/useCheckout';
import { SectionCard } from './SectionCard';

/** Wait before saving, so that stepping one quantity up and another down is one save. */
const settle = { wait: 500 };

/** The dishes of a menu order, with the same editor as on the restaurant's page. */
export function DishesSection() {
  const { order, values, locked, problems } = useCheckout();
  const [editing, setEditing] = useState(false);
  const isOffered = order.menu_items.every(({ offered }) => offered);
  // The missing delivery minimum is reported at the details but fixed here.
  const isEnough = !problems.some(({ blocks }) => blocks);
  // Unsaved dishes have no names in the order, so the menu is read.
  const isTyped = values.menu_items.some((line) => !isKept(line));
  const menu = useRead(isTyped ? urls.menuItems(order.id) : null, { failure: 'own' }).data?.records;
  const names = dishNames(order.menu_items, menu);
  return (
    <SectionCard
      section="choices"
      title="Dishes"
      complete={values.menu_items.length > 0 && isOffered && isEnough}
    >
      {editing && !locked ? (
        <Editor />
      ) : (
        <Lines aria-label="Dishes">
          {values.menu_items.map((line, at) => (
            <li key={`${line.menu_item_id}-${at}`}>
              <Quantity>{line.qty} ×</Quantity>
              <Words line={line} names={names} />
              {isKept(line) && <Sum>{formatMoney(line.price)}</Sum>}
            </li>
          ))}
        </Lines>
      )}
      <Small>{servingWords(portionsOf(order), values.headcount)}</Small>
      {!locked && (
        <div>
          <Button
            variant="secondary"
            icon={editing ? undefined : 'edit'}
            onClick={() => setEditing((before) => !before)}
          >
            {editing ? 'Done' : 'Edit Dishes'}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function Words({ line, names }: { line: BasketLine | OrderedLine; names: DishNames }) {
  const kept = isKept(line) ? line : null;
  return (
    <Name>
      {dishName(line, names)} {kept && <DietaryTags tags={kept.dietary_tags} />}
      <Small>
        {[aboutDish(line, names), containsWords(kept?.allergens ?? [])].filter(Boolean).join(' · ')}
      </Small>
      {kept?.offered === false && <Problem>Not on the menu any more. Please take it off.</Problem>}
    </Name>
  );
}

/** The lines, and the menu to add from. */
function Editor() {
  const { order, values, change } = useCheckout();
  const items = useRead(urls.menuItems(order.id), { failure: 'own' });
  const menus = useRead(urls.menus(order.id), { failure: 'own' });
  if (items.error || menus.error)
    return (
      <ErrorState
        title="We could not load the menu"
        onRetry={() => Promise.all([items.refresh(), menus.refresh()])}
      />
    );
  if (!items.data || !menus.data)
    return (
      <Loading label="Loading the menu">
        <SkeletonText lines={4} />
      </Loading>
    );
  const lines = values.menu_items.map((line) => (isKept(line) ? wishOf(line) : line));
  const put = (next: BasketLine[]) => change({ menu_items: next }, settle);
  const nameOf = (line: BasketLine) =>
    order.menu_items.find(({ menu_item_id }) => menu_item_id === line.menu_item_id)?.name;
  return (
    <>
      <BasketLines items={items.data.records} lines={lines} onChange={put} nameOf={nameOf} />
      <DishMenu menus={menus.data.records} items={items.data.records} lines={lines} onChange={put} narrow />
    </>
  );
}
type OrderedLine = Schemas['OrderedMenuItem'];

/** Whether a line is saved; otherwise it was typed here. */
const isKept = (line: BasketLine | OrderedLine): line is OrderedLine => 'price' in line;

const Lines = styled.ul`
  ${tabular}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space(3)};
    align-items: baseline;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Quantity = styled.span`
  flex: none;
  min-width: 3rem;
  font-weight: 600;
`;
const Name = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Sum = styled.span`
  flex: none;
  color: ${color.inkSoft};
`;
const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};

  &:empty {
    display: none;
  }
`;
const Problem = styled(Small)`
  font-weight: 500;
  color: ${color.danger};
`;
