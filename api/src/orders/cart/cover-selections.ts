import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { addCombo, withOwnCombos, type ChoiceOption, type PackageChoice } from '../../catalog';
import { nextHeadcount, redistribute } from '../../choices';
import { databaseNow } from '../../clock';
import { refused } from '../../errors';
import type { Actor } from '../../http';
import { assessTerms } from '../assessment/assess-order';
import { requireNoProblems, type Assessment } from '../assessment/assessment';
import { loadTerms } from '../assessment/load-terms';
import { menuChanged } from '../assessment/menu-changed';
import type { OrderTerms, Quantity } from '../assessment/order-terms';
import { countedIn, isMadeOf, type Counted } from '../assessment/poll-standing';
import type { Order } from '../order.model';
import { endOutgrownBypass } from '../payment/outgrown-bypass';
import { redistributed } from './chosen-options';
import { combinableParts } from './combinable-parts';
import { endEarlierSubmit, keepCart } from './keep-cart';
import { blocksACart } from './patch-order';

/** What people picked of one choice, and what fills the remaining portions. */
export interface Selections {
  choiceId: number;
  counts: Counted[];
  /** The proportions for the remaining portions; empty uses those of the order. */
  extras: Quantity[];
  /**
   * People beyond those who picked. If set, these and the package's minimum decide the headcount; null never lowers the
   * order's own headcount.
   */
  extraHeadcount: number | null;
}

/** An order with its selections applied, stored or previewed. */
export interface Covered {
  headcountBefore: number | null;
  /** The quantities before. */
  before: Quantity[];
  /** The choices, combinations included. */
  choices: PackageChoice[];
  assessment: Assessment;
}

interface How {
  actor: Actor;
  persist: boolean;
  ignoreChecks?: Schemas['IgnoreChecks'] | undefined;
}

/**
 * Sets quantities of one choice in a cart that cover everything that people picked of it. The headcount rises to the
 * package's next increment if more was picked, and only then do the other choices change. The caller holds the order's
 * lock and has checked that it may be written. 409 if the menu no longer has what was picked, 422 by `headcount` if the
 * package is not sold for so many, and any other problem of such a cart.
 */
export async function coverSelections(
  order: Order,
  selections: Selections,
  { actor, persist, ignoreChecks }: How,
  transaction: Transaction,
): Promise<Covered> {
  if (persist) await endEarlierSubmit(order, actor, transaction);
  const terms = await loadTerms(order, transaction);
  const choices = await withCombos(order.id, terms, selections, persist, transaction);
  const headcountBefore = order.headcount;
  const { headcount, chosen } = filled(order, { ...terms, offer: { ...terms.offer, choices } }, selections);
  order.headcount = headcount;
  order.chosenByHand = null;
  const now = await databaseNow(transaction);
  const covered = { ...terms, offer: { ...terms.offer, choices }, headcount, chosen };
  const assessed = await assessTerms(covered, { now, transaction, ignoreChecks });
  const assessment = endOutgrownBypass(order, assessed, actor);
  requireNoProblems({ problems: assessment.problems.filter(blocksACart) });
  if (persist)
    await keepCart(order, assessment, { actor, keys: ['headcount', 'chosen_options'] }, transaction);
  return { headcountBefore, before: terms.chosen, choices, assessment };
}

/**
 * The choices with every combination that people picked: stored for the order, or in a preview with ids that no option
 * has.
 */
async function withCombos(
  orderId: number,
  { offer }: OrderTerms,
  { choiceId, counts }: Selections,
  persist: boolean,
  transaction: Transaction,
): Promise<PackageChoice[]> {
  const choice = offer.choices.find(({ id }) => id === choiceId);
  if (!choice) throw menuChanged();
  const ids = new Set(choice.options.map(({ id }) => id));
  if (
    counts.some(({ optionId, comboOf }) =>
      [...comboOf, ...(optionId ? [optionId] : [])].some((id) => !ids.has(id)),
    )
  )
    throw menuChanged();
  const missing = counts
    .filter(
      ({ comboOf }) => comboOf.length > 0 && !choice.options.some((option) => isMadeOf(option, comboOf)),
    )
    .map(({ comboOf }) => comboOf);
  if (!persist) {
    const wished = missing.map((comboOf, index) => ({
      id: -1 - index,
      packageItemId: choiceId,
      ownName: '',
      comboOf,
    }));
    return withOwnCombos(offer.choices, wished);
  }
  const made: ChoiceOption[] = [];
  for (const comboOf of missing) {
    const parts = combinableParts(choice, comboOf);
    made.push(await addCombo({ orderId, choice, ownName: '', parts }, transaction));
  }
  return offer.choices.map((each) =>
    each.id === choiceId ? { ...each, options: [...each.options, ...made] } : each,
  );
}

/** The resulting headcount and quantities. */
function filled(order: Order, { offer, chosen, poll }: OrderTerms, selections: Selections) {
  const { choiceId, extras, extraHeadcount } = selections;
  const polled = offer.choices.find(({ id }) => id === choiceId);
  if (!polled) throw menuChanged();
  const floors = countedIn([polled], selections);
  const needed = inBlocks(polled, floors).reduce((sum, { qty }) => sum + qty, 0);
  const people = floors.reduce((sum, { qty }) => sum + qty, 0);
  const wanted = Math.max(needed, extraHeadcount === null ? (order.headcount ?? 0) : people + extraHeadcount);
  const headcount = nextHeadcount(offer, wanted);
  if (headcount < wanted)
    throw refused(
      'headcount',
      'less_than_or_equal_to',
      `${wanted} meals are wanted, and this package is sold for ${headcount} people at most.`,
      errorCodes.poll.tooMany,
    );
  const own = chosen.filter(({ optionId }) => polled.options.some(({ id }) => id === optionId));
  const quantities = filledUp(polled, { floors, extras, present: own }, headcount);
  if (!quantities) throw menuChanged();
  const others = offer.choices.filter((each) => each !== polled);
  const ofOthers = chosen.filter(({ optionId }) =>
    others.some(({ options }) => options.some(({ id }) => id === optionId)),
  );
  const rest =
    headcount === order.headcount
      ? ofOthers
      : redistributed(others, order.chosenByHand ?? ofOthers, headcount, countedIn(others, poll ?? null));
  return { headcount, chosen: [...quantities, ...rest] };
}

/** Rounds each quantity up to the choice's increment. */
const inBlocks = ({ incrementBy }: PackageChoice, quantities: readonly Quantity[]): Quantity[] =>
  quantities.map(({ optionId, qty }) => ({ optionId, qty: Math.ceil(qty / incrementBy) * incrementBy }));

/**
 * Quantities of a choice for a headcount that cover the floors; the rest is shared in proportion to the extras, or to
 * the order's own quantities.
 */
export function filledUp(
  choice: PackageChoice,
  { floors, extras, present }: { floors: Quantity[]; extras: Quantity[]; present: Quantity[] },
  headcount: number,
): Quantity[] | null {
  const wished = extras.filter(
    ({ optionId, qty }) => qty > 0 && choice.options.some(({ id }) => id === optionId),
  );
  if (wished.length === 0) return redistribute(choice, present, headcount, floors);
  const covered = inBlocks(choice, floors);
  const left = headcount - covered.reduce((sum, { qty }) => sum + qty, 0);
  const shared = left === 0 ? [] : redistribute(choice, wished, left);
  if (!shared) return null;
  return choice.options.flatMap(({ id }) => {
    const qty = [...covered, ...shared].reduce(
      (sum, each) => (each.optionId === id ? sum + each.qty : sum),
      0,
    );
    return qty > 0 ? [{ optionId: id, qty }] : [];
  });
}
