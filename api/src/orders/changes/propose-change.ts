import type { Transaction } from 'sequelize';
import { User } from '../../accounts';
import type { ApiError } from '../../errors';
import type { Actor } from '../../http';
import { coinsFor, coinsPpm } from '../../pricing';
import { pendingExpiry } from '../../schedule';
import { marksOf, marksOfOption, orderedKitchens } from '../agreed';
import { termsAgreed } from '../agreed-terms';
import type { Assessment } from '../assessment/assessment';
import { shortTime } from '../assessment/order-terms';
import { cookedFor } from '../offer/cooked-for';
import { Order, type OrderRow } from '../order.model';
import { orderPolicy } from '../order.policy';
import { keptLine, linesOf } from '../price-lines';
import { changedItems } from './change-items';
import { changeProblems, wordsProblems } from './change-problems';
import { changedOrder, type ChangedOrder, type ChangeWish } from './changed-order';
import { isPaidOtherwise, keepWaived } from './keep-waived';
import { priceChange } from './price-change';
import type { ChangeSide, KeptOption, Proposal } from './proposal';
import { paysMore } from './who-pays';
import { whyClosed } from './why-closed';
import { isWithinLimits } from './within-limits';

/** A proposed change and its problems; nothing is stored. */
export interface ProposedChange {
  before: ChangeSide;
  after: ChangeSide;
  proposal: Proposal;
  problems: ApiError[];
  /** How much more is paid, in cents; less than the price difference if a part was waived. */
  payMoreCents: number;
  /** Whether the restaurant need not be asked, once it has accepted the order. */
  isWithinLimits: boolean;
  /** Quantities chosen by hand that the change would drop. */
  dropped: KeptOption[];
}

/** Turns requested changes into a proposal: `calculate_changes` shows it, `modify` stores it. */
export async function proposeChange(
  wish: ChangeWish,
  now: Date,
  transaction: Transaction,
): Promise<ProposedChange> {
  const changed = await changedOrder(wish, transaction);
  const { before: old, after } = changed;
  const before: ChangeSide = {
    ...facts(old),
    chosen: changed.chosenBefore.map((each) => ({
      ...each,
      ...marksOfOption(old.agreed ?? {}, each.optionId),
    })),
    dishes: changed.dishesBefore,
    lines: await linesOf(old.id, transaction),
    totalCents: old.totalCents ?? 0,
  };
  const closed = whyClosed(old, now);
  const isPriced = changed.cooksOther || isPricedAnew(changed);
  if (closed || !isPriced) {
    const side = { ...before, ...facts(after) };
    return {
      ...{
        before,
        after: side,
        problems: closed ? [closed] : wordsProblems(changed, wish),
        dropped: [],
        isWithinLimits: true,
        payMoreCents: 0,
      },
      proposal: {
        ...unpriced,
        columns: columnsOf(changed),
        items: changedItems(changed, { before, after: side }),
      },
    };
  }
  const assessment = await priceChange(changed, wish, now, transaction);
  keepWaived(changed, assessment.priced.totalCents, wish.actor);
  const chosen = keptOptions(changed);
  const price = await priceOf(old, assessment, transaction);
  const side = {
    ...facts(after),
    chosen,
    dishes: changed.dishes,
    lines: price.lines,
    totalCents: price.totalCents,
  };
  return {
    before,
    after: side,
    problems: await changeProblems(changed, wish, assessment, { now, transaction }),
    isWithinLimits: await isWithinLimits(changed, transaction),
    payMoreCents: Math.max(0, paysMore(changed, price.totalCents)),
    dropped: before.chosen.filter(({ optionId }) =>
      changed.dropped.some((each) => each.optionId === optionId),
    ),
    proposal: {
      columns: {
        ...columnsOf(changed),
        ...(changed.cooksOther ? placed(changed, assessment, wish.actor, now) : {}),
      },
      items: changedItems(changed, { before, after: side }),
      chosen: changed.cooksOther ? chosen : null,
      dishes: changed.cooksOther ? changed.dishes : null,
      price,
      booking: changed.cooksOther ? bookingOf(assessment) : null,
      coupon: couponOf(assessment),
      agreed: agreedAnew(changed, assessment),
      terms: termsAgreed(assessment),
    },
  };
}

const unpriced: Omit<Proposal, 'columns' | 'items'> = {
  ...{ chosen: null, dishes: null, price: null, booking: null, coupon: null, agreed: null, terms: null },
};

const facts = (order: Order): Pick<ChangeSide, 'headcount' | 'startDate' | 'startTime' | 'where'> => ({
  headcount: order.headcount ?? 0,
  startDate: order.startDate ?? '',
  startTime: shortTime(order.startTime) ?? '',
  where: order.pickup ? null : order.formattedAddress,
});

const isPricedAnew = ({ before, after }: ChangedOrder) =>
  before.tipCents !== after.tipCents || before.couponId !== after.couponId || isPaidOtherwise(before, after);

/** The columns that the request changes; null and an empty string count as equal. */
function columnsOf({ before, after }: ChangedOrder): Record<string, unknown> {
  const said = (order: Order, name: keyof OrderRow) => {
    const value = name === 'startTime' ? shortTime(order.startTime) : order[name];
    return JSON.stringify(value === '' ? null : (value ?? null));
  };
  const names = Object.keys(Order.getAttributes()) as (keyof OrderRow)[];
  return Object.fromEntries(
    names.filter((name) => said(before, name) !== said(after, name)).map((name) => [name, after[name]]),
  );
}

/** Columns for kitchen, time and price; a pending order gets the answer deadline of a new one. */
function placed(
  { before }: ChangedOrder,
  assessment: Assessment,
  actor: Actor,
  now: Date,
): Record<string, unknown> {
  const { chosenKitchen, timeZone, startAt, terms } = assessment;
  const isMoved = startAt !== null && startAt.getTime() !== before.startAt?.getTime();
  return {
    timeZone,
    startAt,
    ...(isMoved ? { customerStartAt: customerStart(before, actor) } : {}),
    ...(chosenKitchen && {
      ...(chosenKitchen.kitchen.id !== before.kitchenId && { kitchenId: chosenKitchen.kitchen.id }),
      distanceMiles: chosenKitchen.distanceMiles,
    }),
    ...(before.status === 'pending' && isMoved
      ? {
          expiresAt: pendingExpiry({
            submittedAt: now,
            startsAt: startAt,
            leadTimeHours: terms.offer.leadTimeHours,
          }),
        }
      : {}),
  };
}

/** A start that the payer chooses is agreed; if the caterer moves it, the last agreed one is kept. */
const customerStart = (before: Order, actor: Actor): Date | null =>
  orderPolicy.pay(actor, before) ? null : (before.customerStartAt ?? before.startAt);

function keptOptions({ offer, chosen }: ChangedOrder): KeptOption[] {
  const marks = marksOf(offer, chosen);
  return offer.choices.flatMap((choice) =>
    choice.options.flatMap(({ id, name, priceCents }) => {
      const qty = chosen.find(({ optionId }) => optionId === id)?.qty ?? 0;
      const { choiceType, id: packageItemId } = choice;
      return qty > 0
        ? [
            {
              ...{ optionId: id, packageItemId, choiceType, qty, name, priceCents },
              ...marksOfOption(marks, id),
            },
          ]
        : [];
    }),
  );
}

async function priceOf(
  { userId }: Order,
  { priced }: Assessment,
  transaction: Transaction,
): Promise<NonNullable<Proposal['price']>> {
  const owner = await User.findByPk(userId, { transaction, rejectOnEmpty: true });
  return {
    lines: priced.lines.map(keptLine),
    totalCents: priced.totalCents,
    foodCents: priced.foodCents,
    pointsAwarded: coinsFor(priced.foodCents, coinsPpm(owner)),
  };
}

function bookingOf({ chosenKitchen, terms }: Assessment): Proposal['booking'] {
  const { startDate } = terms;
  const headcount = cookedFor(terms);
  if (!chosenKitchen?.daypart || !startDate || !headcount) return null;
  return { kitchenId: chosenKitchen.kitchen.id, date: startDate, daypart: chosenKitchen.daypart, headcount };
}

function couponOf({ terms, priced, placeId }: Assessment): Proposal['coupon'] {
  const line = priced.lines.find(({ code }) => code === 'coupon');
  return terms.coupon && line ? { id: terms.coupon.id, amountCents: -line.amountCents, placeId } : null;
}

/** Keeps the stored snapshot of the catalog and adds only the dishes that are new. */
function agreedAnew({ before, chosen, offer }: ChangedOrder, assessment: Assessment): Proposal['agreed'] {
  if (!before.agreed) return null;
  const { kitchens } = before.agreed;
  const kitchenId = assessment.chosenKitchen?.kitchen.id;
  const marks = marksOf(offer, chosen);
  return {
    ...before.agreed,
    cutoffAt: assessment.cutoffAt?.toISOString() ?? null,
    kitchens: kitchens.some(({ id }) => id === kitchenId)
      ? kitchens
      : orderedKitchens(assessment.terms.kitchens),
    dietaryTags: { ...marks.dietaryTags, ...before.agreed.dietaryTags },
    allergens: { ...marks.allergens, ...before.agreed.allergens },
  };
}
