import type { ChosenPresentation } from '@copper-carrot/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'sequelize';
import type { PackageChoice } from '../../catalog';
import { enoughFor, redistribute, defaultChoices } from '../../choices';
import { sql } from '../../database';
import { prepared } from '../../prepared';
import type { Quantity } from '../assessment/order-terms';
import type { Offer } from '../offer/offer';
import type { ChosenRow } from '../order-parts';

/**
 * Adjusts quantities to a new headcount: a constant_sum choice by largest remainder and never below a poll's selections
 * (`floors`), a choose_up_to choice to enough for everyone, like a new order. Add-ons keep their quantities.
 */
export function redistributed(
  choices: Parameters<typeof redistribute>[0][],
  chosen: Quantity[],
  headcount: number,
  floors: Quantity[] = [],
): Quantity[] {
  return choices.flatMap((choice) => {
    const ids = new Set(choice.options.map(({ id }) => id));
    const own = chosen.filter(({ optionId }) => ids.has(optionId));
    if (choice.choiceType === 'constant_sum') return redistribute(choice, own, headcount, floors) ?? own;
    if (choice.choiceType !== 'choose_up_to') return own;
    return own.map(({ optionId }) => ({ optionId, qty: enoughFor(choice, headcount) }));
  });
}

/**
 * The quantities chosen by hand, once new ones are given: a choice whose quantities equal the stored ones was not
 * touched, so it keeps what was chosen before a headcount change adjusted it.
 */
export function chosenByHand(
  choices: readonly { options: readonly { id: number }[] }[],
  given: Quantity[],
  { stored, kept }: { stored: Quantity[]; kept: Quantity[] },
): Quantity[] {
  return choices.flatMap(({ options }) => {
    const own = (all: Quantity[]) => all.filter(({ optionId }) => options.some(({ id }) => id === optionId));
    return isSame(own(given), own(stored)) ? own(kept) : own(given);
  });
}

export const isSame = (left: Quantity[], right: Quantity[]): boolean =>
  left.length === right.length &&
  left.every(({ optionId, qty }) => right.some((each) => each.optionId === optionId && each.qty === qty));

const chosenForgotten = prepared(
  'order-chosen-forgotten',
  {},
  'delete from order_chosen_options where order_id = $1',
);
const chosenStored = prepared(
  'order-chosen-stored',
  {},
  `insert into order_chosen_options (order_id, option_id, package_item_id, choice_type, qty, name, price_cents)
   select $1, c."optionId", c."packageItemId", c."choiceType", c.qty, c.name, c."priceCents" from json_to_recordset($2::json)
     as c("optionId" int, "packageItemId" int, "choiceType" text, qty int, name text, "priceCents" int)`,
);

/** Stores the chosen options of an order in menu order; rows that are stored already are left alone. */
export async function storeChosen(
  orderId: number,
  chosen: Quantity[],
  choices: readonly PackageChoice[],
  transaction: Transaction,
  stored: readonly ChosenRow[] = [],
) {
  const rows = choices.flatMap((choice) =>
    choice.options.flatMap((option): ChosenRow[] => {
      const qty = chosen.find(({ optionId }) => optionId === option.id)?.qty ?? 0;
      if (qty === 0) return [];
      const { id: packageItemId, choiceType } = choice;
      const { id: optionId, name, priceCents } = option;
      return [{ optionId, packageItemId, choiceType, qty, name, priceCents }];
    }),
  );
  if (isDeepStrictEqual(rows, stored)) return;
  await (stored.length > 0 ? replaceChosen : keepChosen)(orderId, rows, transaction);
}

async function keepChosen(orderId: number, rows: readonly ChosenRow[], transaction: Transaction) {
  if (rows.length > 0) await sql.send(transaction, chosenStored, [orderId, JSON.stringify(rows)]);
}

/** Replaces the chosen options of an order. */
export async function replaceChosen(
  orderId: number,
  rows: readonly ChosenRow[],
  transaction: Transaction,
): Promise<void> {
  await sql.send(transaction, chosenForgotten, [orderId]);
  await keepChosen(orderId, rows, transaction);
}

/** A first valid selection of a package for a headcount, preferring what a person has already chosen. */
export function selection(
  pack: Pick<Offer, 'choices'>,
  headcount: number,
  given: { option_id: number; qty: number }[] | undefined,
  presentation: ChosenPresentation | null | undefined,
): Quantity[] {
  const wanted = (given ?? [])
    .filter(({ qty }) => qty > 0)
    .map(({ option_id, qty }) => ({ optionId: option_id, qty }));
  const defaults = defaultChoices(
    pack.choices.map((choice) => choiceServedAs(choice, presentation)),
    headcount,
  );
  const untouched = pack.choices.filter(
    (choice) =>
      given === undefined ||
      (choice.choiceType === 'presentation' &&
        !choice.options.some(({ id }) => wanted.some((each) => each.optionId === id))),
  );
  return [...wanted, ...untouched.flatMap((choice) => defaults.get(choice.id) ?? [])];
}

/** The presentation choice reduced to the options of the wanted presentation, if it has any. */
function choiceServedAs(
  choice: PackageChoice,
  presentation: ChosenPresentation | null | undefined,
): PackageChoice {
  if (choice.choiceType !== 'presentation' || !presentation) return choice;
  const options = choice.options.filter((option) => option.presentationType === presentation);
  return options.length > 0 ? { ...choice, options } : choice;
}
