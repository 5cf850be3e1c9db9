import type { Schemas } from '@copper-carrot/contracts';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { joinList } from '@copper-carrot/shared-ui/words';
import { useId } from 'react';
import { styled } from 'styled-components';

interface Line {
  key: string;
  name: string;
  qty: number;
  /** How it differs from what was ordered; none where it does not. */
  notes: string[];
  /** Served one way or another: nobody counts it. */
  uncounted: boolean;
}

/** What will be in an order that is made again, and what of it can't be had any more. */
export function ReorderFood({ again }: { again: Schemas['Reorder'] }) {
  const id = useId();
  const lines = [...again.choices.map(ofChoice), ...again.menu_items.map(ofDish)];
  const missing = lines.filter(({ qty }) => qty === 0);
  return (
    <section aria-labelledby={id}>
      <Title id={id}>What will be in it</Title>
      {missing.length > 0 && (
        <Notice tone="warning" title="Left out">
          {joinList(missing.map(({ name }) => name))} can’t be had as before.
          {again.choices.length > 0 && ' The rest makes up for it.'} You can change this at checkout.
        </Notice>
      )}
      <List aria-labelledby={id}>
        {lines
          .filter(({ qty }) => qty > 0)
          .map(({ key, name, qty, notes, uncounted }) => (
            <li key={key}>
              <Name>
                {name}
                {notes.map((note) => (
                  <Small key={note}>{note}</Small>
                ))}
              </Name>
              {!uncounted && <span>{qty}</span>}
            </li>
          ))}
      </List>
    </section>
  );
}

const ofChoice = (change: Schemas['ChoiceChange']): Line => ({
  key: `option-${change.option_id}`,
  name: change.name,
  qty: change.qty,
  uncounted: change.item_choice_type === 'presentation',
  notes: [
    ...(change.qty_before === 0 ? ['New: it was not in your order'] : []),
    ...(change.qty_before > 0 &&
    change.qty_before !== change.qty &&
    change.item_choice_type !== 'presentation'
      ? [`It was ${change.qty_before}`]
      : []),
    ...renamed(change.name_before, change.name),
    ...repriced(change.price_before, change.price),
  ],
});

const ofDish = (change: Schemas['DishChange'], at: number): Line => ({
  key: `dish-${change.menu_item_id}-${at}`,
  name: change.name,
  qty: change.qty,
  uncounted: false,
  notes: [
    ...(change.without
      ? [`Without ${change.without}, which is not offered any more`]
      : renamed(change.name_before, change.name)),
    ...repriced(change.price_before, change.price),
  ],
});

const renamed = (before: string | null, now: string) =>
  before !== null && before !== now ? [`It was called ${before}`] : [];

const repriced = (before: number | null, now: number | null) =>
  before !== null && now !== null && before !== now
    ? [`${formatMoney(now)} each; it was ${formatMoney(before)}`]
    : [];

const Title = styled.h3`
  margin-bottom: ${space(2)};
  font-size: ${text.large};
`;
const List = styled.ul`
  ${tabular}
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space(4)};
    justify-content: space-between;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Name = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
