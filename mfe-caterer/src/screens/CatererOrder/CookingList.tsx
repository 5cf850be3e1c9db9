import type { Schemas } from '@copper-carrot/contracts';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { aboutOrdered } from '@copper-carrot/shared-ui/about-ordered';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** Quantity first, as a kitchen reads a ticket; then what comes with every order, and what is brought beside the food. */
export function CookingList({ order }: { order: Schemas['CatererOrder'] }) {
  const { included } = order;
  return (
    <>
      <List aria-label="Ordered">
        {order.chosen_options
          .filter(({ item_choice_type: type }) => type !== 'presentation')
          .map((option) => (
            <li key={`o${option.option_id}`}>
              <Quantity>{option.qty}</Quantity>
              <Dish
                name={option.name}
                note={containsWords(option.allergens ?? [])}
                tags={option.dietary_tags ?? []}
              />
            </li>
          ))}
        {order.menu_items.map((item, at) => (
          <li key={`m${item.menu_item_id}-${at}`}>
            <Quantity>{item.qty}</Quantity>
            <Dish name={item.name} note={aboutDish(item)} tags={item.dietary_tags} />
          </li>
        ))}
      </List>
      {order.meal_notes.length > 0 && (
        <>
          <Subtitle id="notes-title">What people ask for</Subtitle>
          <List aria-labelledby="notes-title">
            {order.meal_notes.map(({ name, dish, note }, at) => (
              <li key={at} data-whole>
                <Words>
                  <strong>{note}</strong>
                  <Note>
                    {dish} for {name}
                  </Note>
                </Words>
              </li>
            ))}
          </List>
        </>
      )}
      {included && <Comes included={included} />}
      {order.package && !included && (
        <Notice>
          Your menu has changed since this order was placed. What came with it, and which dietary marks it
          had, was not kept.
        </Notice>
      )}
    </>
  );
}

/** All that is to be known of a dish to cook it: what is added, whose it is, what was said, and how far it goes. */
const aboutDish = (item: Schemas['OrderedMenuItem']): string =>
  [...aboutOrdered(item), ...(item.portions > item.qty ? [`serves ${item.portions}`] : [])].join(' · ');

function Comes({ included }: { included: NonNullable<Schemas['CatererOrder']['included']> }) {
  return (
    <>
      {included.dishes.length > 0 && (
        <>
          <Subtitle id="included-title">Comes with every order</Subtitle>
          <List aria-labelledby="included-title">
            {included.dishes.map((dish) => (
              <li key={dish.name} data-whole>
                <Dish
                  name={dish.name}
                  note={[dish.note, containsWords(dish.allergens)].filter(Boolean).join(' · ')}
                  tags={dish.dietary_tags}
                />
              </li>
            ))}
          </List>
        </>
      )}
      {included.others.length > 0 && (
        <>
          <Subtitle>To bring along</Subtitle>
          <p>{included.others.join(', ')}</p>
        </>
      )}
    </>
  );
}

interface DishProps {
  name: string;
  note?: string;
  tags: NonNullable<Schemas['ChosenOption']['dietary_tags']>;
}

const Dish = ({ name, note, tags }: DishProps) => (
  <Words>
    {name}
    <DietaryTags tags={tags} named />
    {note && <Note>{note}</Note>}
  </Words>
);

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
  > li[data-whole] {
    grid-template-columns: 1fr;
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Subtitle = styled.h3`
  margin-top: ${space(5)};
  font-size: ${text.large};
`;
const Quantity = styled.strong`
  ${tabular}
  font-family: ${font.heading};
  font-size: ${text.heading};
  text-align: end;
`;
const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Note = styled.span`
  flex-basis: 100%;
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
