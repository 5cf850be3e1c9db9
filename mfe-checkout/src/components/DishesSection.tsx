import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { aboutOrdered, type BasketLine, servingWords, wishOf } from '@copper-carrot/shared-ui/basket';
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
import { useCheckout } from '../hooks/useCheckout';
import { SectionCard } from './SectionCard';

/** A person who steps a quantity up and another down is not saved in between. */
const settle = { wait: 500 };

/** The dishes of an order from a menu: read back, and edited as on the restaurant's page. */
export function DishesSection() {
  const { order, values, readOnly } = useCheckout();
  const [editing, setEditing] = useState(false);
  const isOffered = order.menu_items.every(({ offered }) => offered);
  const portions = order.menu_items.reduce((sum, each) => sum + each.portions, 0);
  return (
    <SectionCard section="choices" title="Dishes" complete={values.menu_items.length > 0 && isOffered}>
      {editing ? (
        <Editor />
      ) : (
        <Lines aria-label="Dishes">
          {order.menu_items.map((item, at) => (
            <li key={`${item.menu_item_id}-${at}`}>
              <Quantity>{item.qty} ×</Quantity>
              <Words item={item} />
              <Sum>{formatMoney(item.price)}</Sum>
            </li>
          ))}
        </Lines>
      )}
      <Small>{servingWords(portions, values.headcount)}</Small>
      {!readOnly && (
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

function Words({ item }: { item: Schemas['OrderedMenuItem'] }) {
  const about = aboutOrdered(item);
  return (
    <Name>
      {item.name} <DietaryTags tags={item.dietary_tags} />
      {about.length > 0 && <Small>{about.join(' · ')}</Small>}
      {!item.offered && <Problem>Not on the menu any more. Please take it off.</Problem>}
    </Name>
  );
}

/** The lines, and the menu below them to add from. */
function Editor() {
  const { order, values, change } = useCheckout();
  const items = useRead(urls.menuItems(order.id), { failure: 'own' });
  const menus = useRead(urls.menus(order.id), { failure: 'own' });
  if (items.error || menus.error)
    return (
      <ErrorState
        title="The menu did not come"
        onRetry={() => Promise.all([items.refresh(), menus.refresh()])}
      />
    );
  if (!items.data || !menus.data)
    return (
      <Loading label="Loading the menu">
        <SkeletonText lines={4} />
      </Loading>
    );
  const lines = values.menu_items.map((line) => ('name' in line ? wishOf(line as OrderedLine) : line));
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
