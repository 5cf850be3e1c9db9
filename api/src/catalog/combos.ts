import { allergens, dietaryTags, type Allergen, type DietaryTag } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import type { ChoiceOption, PackageChoice } from './package-choice';
import { PackageItemOption } from './package.model';

/** So many options may share a portion. */
export const comboParts = { least: 2, most: 4 } as const;

/** A column of the database holds so many letters of a name. */
export const longestOptionName = 200;

type Part = Pick<ChoiceOption, 'name' | 'priceCents' | 'dietaryTags' | 'allergens'>;

/**
 * A portion that several options share: it costs what the dearest of them adds, and carries the marks that all of them
 * carry. What warns of an allergen warns of the whole.
 */
export function comboOf(ownName: string, parts: readonly Part[]): Part & { description: string } {
  const list = parts.map(({ name }) => name).join(' + ');
  const allCarry = (tag: DietaryTag) => parts.every((part) => part.dietaryTags.includes(tag));
  const anyCarries = (tag: DietaryTag) => parts.some((part) => part.dietaryTags.includes(tag));
  return {
    name: ownName ? `${ownName} (${list})` : list,
    description: ownName,
    priceCents: Math.max(...parts.map(({ priceCents }) => priceCents)),
    dietaryTags: (Object.keys(dietaryTags) as DietaryTag[]).filter((tag) =>
      (tag === 'contains_nuts' ? anyCarries : allCarry)(tag),
    ),
    allergens: (Object.keys(allergens) as Allergen[]).filter((allergen) =>
      parts.some((part) => part.allergens?.includes(allergen)),
    ),
  };
}

/** A choice whose combinations are what their parts are today; one that has lost a part is not offered any more. */
export function withLiveCombos(choice: PackageChoice): PackageChoice {
  if (choice.options.every(({ comboOf: parts }) => parts.length === 0)) return choice;
  const plain = new Map(
    choice.options
      .filter(({ comboOf: parts }) => parts.length === 0)
      .map((option) => [option.id, option] as const),
  );
  return {
    ...choice,
    options: choice.options.flatMap((option) => {
      if (option.comboOf.length === 0) return [option];
      const parts = option.comboOf.flatMap((id) => plain.get(id) ?? []);
      if (parts.length < option.comboOf.length) return [];
      return [{ ...option, ...comboOf(option.description, parts), description: '' }];
    }),
  };
}

/** Adds a combination that belongs to one order alone. */
export async function addCombo(
  {
    orderId,
    choice,
    ownName,
    parts,
  }: {
    orderId: number;
    choice: PackageChoice;
    ownName: string;
    parts: readonly ChoiceOption[];
  },
  transaction: Transaction,
): Promise<ChoiceOption> {
  const combo = comboOf(ownName, parts);
  const made = await PackageItemOption.create(
    {
      packageItemId: choice.id,
      // After all that the caterer offers.
      position: 1000,
      comboOf: parts.map(({ id }) => id),
      createdByOrderId: orderId,
      ...combo,
    },
    { transaction },
  );
  return {
    id: made.id,
    packageItemId: choice.id,
    presentationType: null,
    comboOf: parts.map(({ id }) => id),
    ...combo,
    description: '',
  };
}

const repeated = prepared(
  'combo-repeated',
  { id: 'int4' },
  `insert into package_item_options
     (package_item_id, position, name, description, price_cents, dietary_tags, combo_of, created_by_order_id)
   select package_item_id, position, name, description, price_cents, dietary_tags, combo_of, $2
   from package_item_options where id = $1 returning id`,
);

/** Makes a combination of one order another's as well; answers its id there. */
export async function repeatCombo(id: number, orderId: number, transaction: Transaction): Promise<number> {
  const [made] = await sql.within(transaction, repeated, [id, orderId]);
  if (!made) throw new Error(`there is no combination ${id}`);
  return made.id;
}
