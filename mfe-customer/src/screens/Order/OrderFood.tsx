import type { Schemas } from '@copper-carrot/contracts';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { aboutOrdered } from '@copper-carrot/shared-ui/about-ordered';
import { Card } from '@copper-carrot/shared-ui/Card';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** What was ordered: the package's picture, each option with its quantity and marks, and what comes along. */
export function OrderFood({ order }: { order: Schemas['Order'] }) {
  const options = order.chosen_options.filter(({ item_choice_type: type }) => type !== 'presentation');
  const presentation = order.chosen_options.find(({ item_choice_type: type }) => type === 'presentation');
  return (
    <Card as="section" aria-labelledby="food-title">
      {order.package && (
        <Frame>
          <Picture src={order.package.image.url} alt={order.package.image.alt} ratio="21 / 9" priority />
        </Frame>
      )}
      <SectionTitle id="food-title">Food</SectionTitle>
      {presentation && <Note>Served as: {presentation.name}</Note>}
      <List>
        {options.map((option) => (
          <li key={option.option_id}>
            <Dish>
              {option.name}
              <DietaryTags tags={option.dietary_tags ?? []} named />
              <About>{containsWords(option.allergens ?? [])}</About>
            </Dish>
            <Quantity>{option.qty}</Quantity>
          </li>
        ))}
        {order.menu_items.map((item, at) => (
          <li key={`${item.menu_item_id}-${at}`}>
            <Dish>
              {item.name}
              <DietaryTags tags={item.dietary_tags} named />
              <About>{aboutOrdered(item).join(' · ')}</About>
            </Dish>
            <Quantity>{item.qty}</Quantity>
          </li>
        ))}
      </List>
      {order.included && <ComesAlong included={order.included} />}
    </Card>
  );
}

function ComesAlong({ included }: { included: NonNullable<Schemas['Order']['included']> }) {
  const { dishes, others } = included;
  return (
    <>
      {dishes.length > 0 && (
        <>
          <Subtitle id="included-title">Comes with it</Subtitle>
          <List aria-labelledby="included-title">
            {dishes.map((dish) => (
              <li key={dish.name}>
                <Dish>
                  {dish.name}
                  <DietaryTags tags={dish.dietary_tags} named />
                  <About>{containsWords(dish.allergens)}</About>
                </Dish>
              </li>
            ))}
          </List>
        </>
      )}
      {others.length > 0 && <Also>{others.join(', ')}</Also>}
    </>
  );
}

const Frame = styled.div`
  overflow: hidden;
  margin-bottom: ${space(5)};
  border-radius: ${radius.medium};
`;
const Note = styled.p`
  color: ${color.inkSoft};
`;
const List = styled.ul`
  display: grid;
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  > li:first-child {
    border-top: 0;
  }
`;
const Quantity = styled.span`
  ${tabular}
  font-weight: 600;
`;
const Dish = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const About = styled.span`
  flex-basis: 100%;
  font-size: ${text.small};
  color: ${color.inkSoft};

  &:empty {
    display: none;
  }
`;
const Subtitle = styled.h3`
  margin-top: ${space(5)};
  font-size: ${text.large};
`;
const Also = styled(Note)`
  margin-top: ${space(4)};
  font-size: ${text.small};
`;
