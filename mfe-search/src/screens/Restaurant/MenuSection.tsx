import type { Schemas } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** A menu by its categories, dish by dish; variations stand under their dish. */
export function MenuSection({
  menu,
  items,
}: {
  menu: Schemas['RestaurantMenu'];
  items: readonly Schemas['MenuItem'][];
}) {
  const own = items.filter(({ menu_id }) => menu_id === menu.id);
  const dishes = own.filter(({ source_item_id }) => source_item_id === null);
  const within = (category: Schemas['MenuCategory']) =>
    dishes.filter(({ menu_category_id }) => menu_category_id === category.id);
  const nameOf = (category: Schemas['MenuCategory']) => {
    const parent = menu.menu_categories.find(({ id }) => id === category.parent_id);
    return parent ? `${parent.name}: ${category.name.toLowerCase()}` : category.name;
  };
  return (
    <Stack gap={8}>
      {menu.menu_categories
        .filter((category) => within(category).length > 0)
        .map((category) => (
          <Stack key={category.id} gap={4} as="section" aria-label={nameOf(category)}>
            <Category>{nameOf(category)}</Category>
            <Dishes>
              {within(category).map((dish) => (
                <Dish
                  key={dish.id}
                  dish={dish}
                  variations={own.filter(({ source_item_id }) => source_item_id === dish.id)}
                />
              ))}
            </Dishes>
          </Stack>
        ))}
    </Stack>
  );
}

function Dish({
  dish,
  variations,
}: {
  dish: Schemas['MenuItem'];
  variations: readonly Schemas['MenuItem'][];
}) {
  return (
    <Line>
      <Frame>
        <Picture src={dish.image.url} alt="" ratio="1" />
      </Frame>
      <div>
        <Name>
          {dish.name}
          <Price>{formatMoney(dish.price)}</Price>
        </Name>
        <Words>
          {dish.description}
          {dish.serves > 1 && ` · serves ${dish.serves}`}
        </Words>
        <DietaryTags tags={dish.dietary_tags} />
        {variations.map((each) => (
          <Words key={each.id}>
            {each.name} {formatMoney(each.price)}
          </Words>
        ))}
      </div>
    </Line>
  );
}

const Category = styled.h3`
  font-size: ${text.large};
`;
const Dishes = styled.ul`
  display: grid;
  gap: ${space(5)} ${space(10)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Line = styled.li`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: ${space(4)};
  align-items: start;
`;
const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};
`;
const Name = styled.p`
  display: flex;
  gap: ${space(3)};
  justify-content: space-between;
  font-weight: 600;
`;
const Price = styled.span`
  ${tabular}
  font-weight: 500;
`;
const Words = styled.p`
  margin-bottom: ${space(1)};
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
