import type { Schemas } from '@copper-carrot/contracts';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** Quantity first, as a kitchen reads a ticket. */
export function CookingList({ order }: { order: Schemas['CatererOrder'] }) {
  const lines = [
    ...order.chosen_options
      .filter(({ item_choice_type: type }) => type !== 'presentation')
      .map((option) => ({ id: `o${option.option_id}`, qty: option.qty, name: option.name, note: '' })),
    ...order.menu_items.map((item) => ({
      id: `m${item.menu_item_id}`,
      qty: item.qty,
      name: item.name,
      note: item.note,
    })),
  ];
  return (
    <List>
      {lines.map((line) => (
        <li key={line.id}>
          <Quantity>{line.qty}</Quantity>
          <span>
            {line.name}
            {line.note && <Note>{line.note}</Note>}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 4rem 1fr;
    gap: ${space(4)};
    align-items: baseline;
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Quantity = styled.strong`
  ${tabular}
  font-family: ${font.heading};
  font-size: ${text.heading};
  text-align: end;
`;
const Note = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
