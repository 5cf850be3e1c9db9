import { comboAllergens, comboMarks, comboName, comboPrice } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../database';
import { prepared } from '../prepared';
import type { ChoiceOption, PackageChoice } from './package-choice';
import { PackageItemOption } from './package.model';

/** A column of the database holds so many letters of a name. */
export const longestOptionName = 200;

type Part = Pick<ChoiceOption, 'name' | 'priceCents' | 'dietaryTags' | 'allergens'>;

/**
 * A portion that several options share: it costs what the dearest of them adds, and carries the marks that all of them
 * carry. What warns of an allergen warns of the whole.
 */
export const comboOf = (ownName: string, parts: readonly Part[]): Part & { description: string } => ({
  name: comboName(ownName, parts),
  description: ownName,
  priceCents: comboPrice(parts.map(({ priceCents }) => ({ price: priceCents }))),
  dietaryTags: comboMarks(parts.map(({ dietaryTags }) => dietaryTags)),
  allergens: comboAllergens(parts.map(({ allergens = [] }) => allergens)),
});

/** Which options an order's people put together, and what they call it; empty where its parts are its name. */
export interface OwnCombo {
  id: number;
  packageItemId: number;
  ownName: string;
  comboOf: readonly number[];
}

const optionOf = (
  { id, packageItemId, ownName }: Omit<OwnCombo, 'comboOf'>,
  parts: readonly ChoiceOption[],
): ChoiceOption => ({
  id,
  packageItemId,
  presentationType: null,
  comboOf: parts.map((part) => part.id),
  ...comboOf(ownName, parts),
  description: '',
});

/** What is combined, in the menu's own sequence; those that the choice does not have are not among them. */
export const partsIn = ({ options }: PackageChoice, wanted: readonly number[]): ChoiceOption[] =>
  options.filter(({ id, comboOf: parts }) => wanted.includes(id) && parts.length === 0);

/** Choices with an order's own combinations, each made of its parts as they stand here; one that lacks a part is none. */
export const withOwnCombos = (choices: PackageChoice[], combos: readonly OwnCombo[]): PackageChoice[] =>
  choices.map((choice) => {
    const missing = combos.filter(
      ({ id, packageItemId }) =>
        packageItemId === choice.id && choice.options.every((option) => option.id !== id),
    );
    const made = missing.flatMap((combo) => {
      const parts = partsIn(choice, combo.comboOf);
      return parts.length < combo.comboOf.length ? [] : [optionOf(combo, parts)];
    });
    return made.length > 0 ? { ...choice, options: [...choice.options, ...made] } : choice;
  });

/** A choice whose combinations are what their parts are today; one that has lost a part is not offered any more. */
export function withLiveCombos(choice: PackageChoice): PackageChoice {
  const plain = choice.options.filter(({ comboOf: parts }) => parts.length === 0);
  const combos = choice.options
    .filter(({ comboOf: parts }) => parts.length > 0)
    .map(({ description: ownName, ...combo }): OwnCombo => ({ ...combo, ownName }));
  return withOwnCombos([{ ...choice, options: plain }], combos)[0] ?? choice;
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
  const made = await PackageItemOption.create(
    {
      packageItemId: choice.id,
      // After all that the caterer offers.
      position: 1000,
      comboOf: parts.map(({ id }) => id),
      createdByOrderId: orderId,
      ...comboOf(ownName, parts),
    },
    { transaction },
  );
  return optionOf({ id: made.id, packageItemId: choice.id, ownName }, parts);
}

const repeated = prepared(
  'combo-repeated',
  { id: 'int4' },
  `insert into package_item_options
     (package_item_id, position, name, description, price_cents, dietary_tags, allergens, combo_of, created_by_order_id)
   select package_item_id, position, name, description, price_cents, dietary_tags, allergens, combo_of, $2
   from package_item_options where id = $1 returning id`,
);

/** Makes a combination of one order another's as well; answers its id there. */
export async function repeatCombo(id: number, orderId: number, transaction: Transaction): Promise<number> {
  const [made] = await sql.within(transaction, repeated, [id, orderId]);
  if (!made) throw new Error(`there is no combination ${id}`);
  return made.id;
}
