import type { Schemas } from '@copper-carrot/contracts';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';

type Change = Schemas['ChoiceChange'];

/** The chosen options against the current menu: removed, new and unchanged. */
export function ChangedChoices({ choices }: { choices: readonly Change[] }) {
  return (
    <>
      <Part title="Not on the menu any more" changes={choices.filter(({ price }) => price === null)} />
      <Part title="Left out" changes={choices.filter(({ price, qty }) => price !== null && qty === 0)} />
      <Part title="New" changes={choices.filter(({ qty, qty_before }) => qty > 0 && qty_before === 0)} />
      <Part title="Stays" changes={choices.filter(({ qty, qty_before }) => qty > 0 && qty_before > 0)} />
    </>
  );
}

function Part({ title, changes }: { title: string; changes: readonly Change[] }) {
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <section>
      <Title id={id}>{title}</Title>
      <List aria-labelledby={id}>
        {changes.map((change) => (
          <li key={change.option_id}>
            <Name>
              {change.name}
              {notesOf(change).map((note) => (
                <Small key={note}>{note}</Small>
              ))}
            </Name>
            {change.item_choice_type !== 'presentation' && (
              <Quantity data-moved={change.qty !== change.qty_before || undefined}>
                {quantityWords(change)}
              </Quantity>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}

const quantityWords = ({ qty, qty_before: before }: Change) => {
  if (qty === 0) return `was ${before}`;
  return before === 0 || before === qty ? String(qty) : `${before}, now ${qty}`;
};

function notesOf({ name, name_before: called, price, price_before: cost }: Change): string[] {
  const isRenamed = called !== null && called !== name;
  const isRepriced = price !== null && cost !== null && price !== cost;
  return [
    ...(isRenamed ? [`Was called ${called}`] : []),
    ...(isRepriced ? [`Was ${extra(cost)}, now ${extra(price)}`] : []),
  ];
}

const extra = (price: number) => (price > 0 ? `+${formatMoney(price)} each` : 'without extra charge');

const Title = styled.h2`
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
    align-items: baseline;
    justify-content: space-between;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
`;
const Name = styled.span`
  display: grid;
`;
const Small = styled.span`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Quantity = styled.span`
  flex: none;
  color: ${color.inkSoft};

  &[data-moved] {
    font-weight: 600;
    color: ${color.ink};
  }
`;
