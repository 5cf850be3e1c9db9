import type { Schemas } from '@copper-carrot/contracts';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../EmptyState/EmptyState';
import { statedWords } from '../format/allergens';
import { formatDate } from '../format/dates';
import { count } from '../format/words';
import { Stack } from '../Layout/Layout';
import { onDemand } from '../OnDemand/on-demand';
import { TagGroup } from '../TagGroup/TagGroup';
import { TextField } from '../TextField/TextField';
import { focusRing } from '../theme/styles';
import { color, media, radius, space, text } from '../theme/tokens';
import { type BasketLine, type Dish, withLine } from './basket';
import { DishLine } from './DishLine';
import { diets, findDishes } from './find-dishes';

const dialog = onDemand(async () => (await import('./DishDialog')).DishDialog);

export interface DishMenuProps {
  menus: readonly Schemas['RestaurantMenu'][];
  items: readonly Dish[];
  /** What is ordered so far; without `onChange` the menu is only read. */
  lines?: readonly BasketLine[];
  onChange?: (lines: BasketLine[]) => void;
  /** In a narrow place, one dish below the other. */
  narrow?: boolean;
}

/** A dish with what is a variation of it, or of one of these. */
interface Family {
  dish: Dish;
  variations: Dish[];
}

/** One whose own dish is not found, or whose sources go in a circle, stands for itself. */
function familiesOf(found: readonly Dish[], items: readonly Dish[]): Family[] {
  const byId = new Map(items.map((dish) => [dish.id, dish]));
  const isFound = new Set(found);
  const headOf = (dish: Dish): Dish => {
    const line = new Set<Dish>();
    for (let next: Dish | undefined = dish; next; next = byId.get(next.source_item_id ?? 0)) {
      if (line.has(next)) return dish;
      line.add(next);
    }
    return [...line].findLast((each) => isFound.has(each)) ?? dish;
  };
  const families = new Map(found.map((dish): [Dish, Family] => [dish, { dish, variations: [] }]));
  for (const dish of found) {
    const head = headOf(dish);
    if (head === dish) continue;
    families.get(head)?.variations.push(dish);
    families.delete(dish);
  }
  return [...families.values()];
}

interface Part {
  id: number;
  name: string;
  families: Family[];
}

/** The categories of a menu that a dish stands in, each under the one that it sits under. */
function partsOf(menu: Schemas['RestaurantMenu'], families: readonly Family[]): Part[] {
  return menu.menu_categories.flatMap(({ id, name, parent_id }) => {
    const own = families.filter(({ dish }) => dish.menu_id === menu.id && dish.menu_category_id === id);
    const parent = menu.menu_categories.find((each) => each.id === parent_id);
    return own.length > 0
      ? [{ id, name: parent ? `${parent.name}: ${name.toLowerCase()}` : name, families: own }]
      : [];
  });
}

/** Restaurant menus to search, filter and order from; variations stand under their dish (1 §3). */
export function DishMenu({ menus, items, lines = [], onChange, narrow = false }: DishMenuProps) {
  const base = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [opened, setOpened] = useState<Dish | null>(null);
  const sought = useDeferredValue(typed);
  const found = useMemo(() => findDishes(items, { typed: sought, chosen }), [items, sought, chosen]);
  const families = useMemo(() => familiesOf(found, items), [found, items]);
  const parts = menus.map((menu) => ({ menu, parts: partsOf(menu, families) }));
  const offered = diets.filter(({ id }) =>
    id === 'without_nuts'
      ? items.some(({ dietary_tags: tags }) => tags.includes('contains_nuts'))
      : items.some(({ dietary_tags: tags }) => tags.includes(id)),
  );
  const open = (dish: Dish) => void dialog.whenThere(() => setOpened(dish));
  return (
    <Stack gap={6}>
      <Tools role="search" aria-label="Inside the menu">
        <TextField
          label="Search the menu"
          type="search"
          placeholder="A dish or an ingredient"
          value={typed}
          onChange={setTyped}
        />
        {offered.length > 0 && (
          <TagGroup label="Diet" items={offered} selected={chosen} onSelect={setChosen} />
        )}
        <Count role="status">
          {found.length < items.length && `${found.length} of `}
          {count(items.length, 'dish', 'dishes')}
        </Count>
      </Tools>
      {parts.some((each) => each.parts.length > 0) ? (
        <Jumps aria-label="Parts of the menu">
          {parts.flatMap((each) =>
            each.parts.map(({ id, name }) => (
              <a key={id} href={`#${base}-${id}`}>
                {name}
              </a>
            )),
          )}
        </Jumps>
      ) : (
        <EmptyState icon="search" title="No dish like that">
          Fewer words or another diet may find some.
        </EmptyState>
      )}
      {parts.map(({ menu, parts: own }) =>
        own.length === 0 ? null : (
          <Stack key={menu.id} gap={8} {...dialog.intent}>
            {menus.length > 1 && <MenuName>{menu.name}</MenuName>}
            {own.map(({ id, name, families }) => (
              <Category key={id} id={`${base}-${id}`} aria-labelledby={`${base}-${id}-name`} tabIndex={-1}>
                <CategoryName id={`${base}-${id}-name`}>{name}</CategoryName>
                <Dishes data-narrow={narrow || undefined}>
                  {families.map(({ dish, variations }) => (
                    <li key={dish.id}>
                      <DishLine {...{ dish, lines, onChange, open }} />
                      {variations.length > 0 && (
                        <Variations aria-label={`Also of ${dish.name}`}>
                          {variations.map((each) => (
                            <li key={each.id}>
                              <DishLine dish={each} small {...{ lines, onChange, open }} />
                            </li>
                          ))}
                        </Variations>
                      )}
                    </li>
                  ))}
                </Dishes>
              </Category>
            ))}
            <Stated>
              {statedWords(
                'The restaurant',
                menu.allergens_stated_on && formatDate(menu.allergens_stated_on),
                items.filter(({ menu_id: of }) => of === menu.id),
              )}
            </Stated>
          </Stack>
        ),
      )}
      {opened && onChange && (
        <dialog.Part
          dish={opened}
          onClose={() => setOpened(null)}
          onDone={(line) => {
            setOpened(null);
            onChange(withLine(lines, line));
          }}
        />
      )}
    </Stack>
  );
}

const Tools = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: end;

  ${media.largeTablet} {
    grid-template-columns: minmax(14rem, 20rem) 1fr;
  }

  /* The browser draws it in colors of its own. */
  ::-webkit-search-cancel-button {
    appearance: none;
  }
`;
const Jumps = styled.nav`
  display: flex;
  gap: ${space(2)};
  padding-block: ${space(1)};
  overflow-x: auto;

  ${media.tablet} {
    flex-wrap: wrap;
  }

  a {
    flex: none;
    padding: ${space(2)} ${space(4)};
    font-size: ${text.small};
    font-weight: 550;
    color: ${color.ink};
    text-decoration: none;
    border: 1px solid ${color.line};
    border-radius: ${radius.round};
  }
  a:hover {
    border-color: ${color.copper};
  }
  a:focus-visible {
    ${focusRing}
  }
`;
const Stated = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Count = styled(Stated)`
  grid-column: 1 / -1;
`;
const MenuName = styled.h3`
  font-size: ${text.heading};
`;
const Category = styled.section`
  display: grid;
  gap: ${space(4)};
  scroll-margin-top: 5.5rem;
  outline: none;
`;
const CategoryName = styled.h3`
  font-size: ${text.large};
`;
const Dishes = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(10)};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    &:not([data-narrow]) {
      grid-template-columns: 1fr 1fr;
    }
  }
  > li {
    min-width: 0;
  }
`;
const Variations = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(3)} 0 0;
  padding: 0 0 0 ${space(4)};
  list-style: none;
  border-left: 2px solid ${color.line};
`;
