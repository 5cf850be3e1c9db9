import { type Allergen } from '@copper-carrot/contracts';
import { allergensIn } from './allergens';

export type DietaryTag = 'vegetarian' | 'vegan' | 'gluten_free' | 'dairy_free' | 'contains_nuts';

export interface Dish {
  /** As it stands inside a sentence: capital only for a proper noun. */
  name: string;
  description: string;
  tags: DietaryTag[];
  allergens: Allergen[];
  priceCents: number;
}

/** How it comes to the table. */
export const servedAs = ['hot', 'cold', 'frozen', 'drinks'] as const;
export type ServedAs = (typeof servedAs)[number];

/** What a kitchen of one cuisine category cooks, how it sells it, what it is called and how it looks. */
export interface Cuisine {
  key: string;
  /** Per person, in cents: the usual low and high. */
  price: [number, number];
  served: ServedAs;
  /** What one picks of the mains: "filling", "curry". */
  subject: string;
  styles: string[];
  buffet: string[];
  box: string[];
  names: { first: string[]; last: string[] };
  /** Other categories that such a kitchen may sell as well. */
  pairs: string[];
  glyphs: string[];
  garnish: string[];
  palette: string;
  mains: Dish[];
  sides: Dish[];
  included: Dish[];
  extras: Dish[];
}

const tagsByLetter: Record<string, DietaryTag[]> = {
  v: ['vegetarian'],
  vg: ['vegetarian', 'vegan', 'dairy_free'],
  gf: ['gluten_free'],
  df: ['dairy_free'],
  n: ['contains_nuts'],
  // What is brought and not eaten.
  x: [],
};

const dishLine =
  /^(?<name>[^[$]+?) - (?<description>[^[$]+?)(?: \[(?<tags>[a-z ]+)\])?(?: \$(?<price>\d+\.\d\d))?$/;

function dish(line: string): Dish {
  const { name = '', description = '', tags = '', price = '0' } = dishLine.exec(line)?.groups ?? {};
  if (!name) throw new SyntaxError(`Not a dish: ${line}`);
  const all = tags.split(' ').flatMap((letter) => tagsByLetter[letter] ?? []);
  const isEaten = !tags.split(' ').includes('x');
  return {
    name,
    description,
    tags: [...new Set(all)],
    allergens: isEaten ? allergensIn(`${name} ${description}`, all) : [],
    priceCents: Math.round(Number(price) * 100),
  };
}

/** Reads a cuisine from its text: `word: a / b` lines, then dishes under mains, sides, with and extras. */
export function cuisine(key: string, text: string): Cuisine {
  const lists: Record<string, string[]> = {};
  let section: string[] | undefined;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (!line) continue;
    const [, word, rest] = /^([a-z]+):\s*(.*)$/.exec(line) ?? [];
    if (word) section = lists[word] = rest ? rest.split(' / ') : [];
    else section?.push(line);
  }
  const list = (word: string): string[] => {
    const found = lists[word];
    if (!found?.length) throw new SyntaxError(`${key} has no ${word}`);
    return found;
  };
  const cents = (index: number) => Math.round(Number(list('price')[index]) * 100);
  const served = servedAs.find((way) => way === list('served')[0]);
  if (!served) throw new SyntaxError(`${key} is served in no known way`);
  return {
    key,
    served,
    price: [cents(0), cents(1)],
    subject: list('subject').join(' '),
    styles: list('styles'),
    buffet: list('buffet'),
    box: list('box'),
    names: { first: list('first'), last: list('last') },
    pairs: list('pairs'),
    glyphs: list('glyphs'),
    garnish: list('garnish'),
    palette: list('palette').join(' '),
    mains: list('mains').map(dish),
    sides: list('sides').map(dish),
    included: list('with').map(dish),
    extras: list('extras').map(dish),
  };
}
