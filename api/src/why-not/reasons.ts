import type { UnavailableCode, Schemas } from '@copper-carrot/contracts';
import { sentences } from '@copper-carrot/contracts';
import type { PackageWithChoices } from '../catalog';
import { checkHeadcount, largestHeadcount, nextHeadcount } from '../choices';
import { chooseAmong, type DeliveryProblem, type KitchenFacts } from '../delivery';
import { availabilityAt, cutoff, noticeOf, type CutoffRule } from '../schedule';
import { calendarOf, slotOn, wishOf, type Event } from './event';
import { continued, dollarWords, instantWords, milesWords, momentWords, peopleWords } from './words';

export interface Reason {
  code: UnavailableCode;
  message: string;
  params: Schemas['UnavailableParams'];
}

/** It is not serviceable: no kitchen delivers that far, or none is there to pick it up from. */
export function serviceabilityReason(name: string, error: DeliveryProblem): Reason {
  const { distance_miles, delivery_radius_miles } = error.nearest as Schemas['UnavailableParams'];
  if (error.field === 'pickup_kitchen_id') {
    return { code: 'no_pickup', message: sentences.noPickupKitchen, params: { distance_miles } };
  }
  const known = distance_miles !== undefined && delivery_radius_miles !== undefined;
  return {
    code: 'outside_area',
    message: known
      ? `${name} is ${milesWords(distance_miles)} away and delivers up to ${milesWords(delivery_radius_miles)}.`
      : sentences.addressUndeliverable,
    params: known ? { distance_miles, delivery_radius_miles } : {},
  };
}

/** Why none of the kitchens that reach the event can serve it then, by the nearest; null where one can. */
export function timeReason(
  name: string,
  kitchens: KitchenFacts[],
  rule: CutoffRule,
  event: Event,
): Reason | null {
  const { date, time, headcount, now } = event;
  const [nearest] = kitchens;
  if (!date || !nearest) return null;
  if (!time && slotOn(kitchens, rule, { ...event, date })) return null;
  // A day without a time is judged by its last daypart, which can be ordered the longest.
  const start = { date, time: time ?? nearest.hours.at(-1)?.opens ?? '12:00' };
  const answers = kitchens.map((kitchen) => availabilityAt(calendarOf(kitchen, rule, headcount), start, now));
  if (time && answers.some(({ available }) => available)) return null;
  const answer = answers.find(({ available }) => !available);
  if (!answer || answer.available) return null;
  if (answer.code === 'past_cutoff') return tooLate(name, nearest, rule, start);
  const left = answer.code === 'full' ? headcountLeft(kitchens, event, start.time) : undefined;
  const rest = left ? ` It still takes ${peopleWords(left)}.` : '';
  return {
    code: answer.code,
    message: `${name} can't be had then: ${continued(answer.reason)}.${rest}`,
    params: left === undefined ? {} : { headcount_left: left },
  };
}

function tooLate(
  name: string,
  { timeZone }: KitchenFacts,
  rule: CutoffRule,
  start: { date: string; time: string },
): Reason {
  const orderBy = cutoff({ ...start, timeZone }, rule);
  return {
    code: 'too_late',
    message: `${name} needs ${noticeOf(rule)}: for ${momentWords(start.date, start.time)} it had to be ordered by ${instantWords(orderBy, timeZone)}.`,
    params: {
      notice_hours: rule.leadTimeHours,
      ...(rule.dayBeforeClock !== null && { day_before_cutoff: rule.dayBeforeClock }),
      order_by: orderBy.toISOString(),
    },
  };
}

function headcountLeft(kitchens: KitchenFacts[], event: Event, time: string): number | undefined {
  const choice = chooseAmong(
    kitchens.map((kitchen) => ({ ...kitchen, pickupAllowed: true })),
    { ...wishOf(event), position: null, pickup: true, startTime: time, foodCents: null },
  );
  const left = 'error' in choice ? choice.error.nearest.headcount_left : undefined;
  return typeof left === 'number' && Number.isFinite(left) ? left : undefined;
}

const headcountCodes = {
  greater_than: 'headcount_too_low',
  less_than_or_equal_to: 'headcount_too_high',
  increment: 'headcount_step',
  not_an_integer: 'headcount_step',
} as const;

/** Why a package is not made for so many people; null where it is. */
export function headcountReason(name: string, pack: PackageWithChoices, headcount: number): Reason | null {
  const [problem] = checkHeadcount(pack, headcount);
  if (!problem) return null;
  const { minimumHeadcount, incrementBy } = pack;
  const largest = largestHeadcount(pack);
  const code = headcountCodes[problem.code];
  const sentence = {
    headcount_too_low: `${name} is for ${peopleWords(minimumHeadcount)} or more.`,
    headcount_too_high: `${name} is for at most ${peopleWords(largest)}.`,
    headcount_step: `${name} goes in steps of ${incrementBy}; the next possible headcount is ${nextHeadcount(pack, headcount)}.`,
  }[code];
  return {
    code,
    message: sentence,
    params: { minimum_headcount: minimumHeadcount, maximum_headcount: largest, increment_by: incrementBy },
  };
}

/** Why the food for so many people is too little for the address, and how many would do; null where it is enough. */
export function minimumReason(
  name: string,
  kitchens: KitchenFacts[],
  event: Event & { headcount: number },
  pack: PackageWithChoices,
  foodFor: (headcount: number) => number,
): Reason | null {
  if (event.pickup || !event.position) return null;
  const tests = (headcount: number) =>
    chooseAmong(kitchens, { ...wishOf(event), headcount, foodCents: foodFor(headcount) });
  const isShort = (headcount: number) => {
    const choice = tests(headcount);
    return 'error' in choice && choice.error.field === 'delivery_area';
  };
  if (!isShort(event.headcount)) return null;
  const choice = tests(event.headcount);
  const said = ('error' in choice ? choice.error.nearest : {}) as Schemas['UnavailableParams'];
  const { minimum = 0, missing = 0 } = said;
  const needed = leastHeadcount(pack, event.headcount, isShort);
  const meets = needed === null ? '' : ` ${peopleWords(needed)} would meet it.`;
  return {
    code: 'minimum_not_met',
    message: `${name} for ${peopleWords(event.headcount)} comes to ${dollarWords(minimum - missing)} of food; this address has a minimum of ${dollarWords(minimum)}, so ${dollarWords(missing)} is missing.${meets}`,
    params: { minimum, missing, ...(needed !== null && { headcount_needed: needed }) },
  };
}

/** The smallest headcount above one that is too small whose food is enough; food grows with the headcount. */
function leastHeadcount(
  pack: PackageWithChoices,
  tooFew: number,
  isShort: (headcount: number) => boolean,
): number | null {
  const { minimumHeadcount, incrementBy } = pack;
  const at = (step: number) => minimumHeadcount + step * incrementBy;
  let high = (largestHeadcount(pack) - minimumHeadcount) / incrementBy;
  let low = Math.floor((tooFew - minimumHeadcount) / incrementBy);
  if (isShort(at(high))) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isShort(at(middle))) low = middle;
    else high = middle;
  }
  return at(high);
}
