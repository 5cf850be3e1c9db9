import { dietNames, type Schemas } from '@copper-carrot/contracts';
import { inDollars } from '../../pricing';
import type { OrderTerms } from '../assessment/order-terms';
import type { Group } from './candidates';
import { grouped } from './grouped';
import { suits } from './needs';
import type { FoodPlan } from './plan-food';
import type { PlanProblem } from './plan-order';

interface Said {
  problem: PlanProblem;
  plan: FoodPlan;
  isBest: boolean;
  fed: Schemas['FedGroup'][];
  totalCents: number;
  limitCents: number | null;
  /** The names of dishes that were excluded. */
  leftOut: readonly string[];
  terms: Pick<OrderTerms, 'location' | 'pickup'>;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const diets = ({ diets: of }: Pick<Group, 'diets'>) =>
  list.format(of.map((diet) => dietNames[diet].toLowerCase()));

/** The reasons for a proposal in sentences, the most important first. */
export function whySo(said: Said): string[] {
  return [
    ...aboutMoney(said),
    ...aboutTime(said),
    ...aboutHunger(said),
    ...aboutVariety(said),
    ...aboutPaidFor(said),
    ...aboutWhatIsBeside(said),
    ...aboutAdditions(said),
    ...aboutHand(said),
  ];
}

/** Why there is no proposal. */
export function whyNothing(said: Pick<Said, 'problem' | 'leftOut'>): string[] {
  const kept = byHand(said);
  return [
    kept.length > 0
      ? `With what you chose by hand (${list.format(kept)}) nothing can be ordered that is complete. Let some of it go and ask again.`
      : 'Nothing of this can be ordered for so many people and that address.',
  ];
}

/** Choices by hand, including exclusions. */
const byHand = ({ problem: { candidates }, leftOut }: Pick<Said, 'problem' | 'leftOut'>): string[] => [
  ...candidates.filter(({ kept }) => kept).map(({ name }) => name),
  ...leftOut.map((name) => `no ${name}`),
];

function aboutMoney(said: Said): string[] {
  const { fed, totalCents, limitCents, terms, isBest } = said;
  const hungry = fed.reduce((sum, { unfed }) => sum + unfed, 0);
  const all = people(fed.reduce((sum, group) => sum + group.people, 0));
  const total = inDollars(totalCents);
  const isThere = terms.pickup || terms.location !== null;
  const everything = isThere ? 'fees, tax and tip included' : 'fees, tax and tip included, without delivery';
  const left = limitCents === null ? 0 : limitCents - totalCents;
  // Without those choices, a cheaper order may exist.
  const given = byHand(said).length > 0 ? ' with what you chose by hand' : '';
  const sentence =
    left < 0
      ? `The least that ${isBest ? '' : 'was found and '}${hungry > 0 ? 'feeds as many as can be' : `feeds all ${all}`}${given} is ${total}, ${everything}: ${inDollars(-left)} over ${inDollars(limitCents ?? 0)}.`
      : `${hungry > 0 ? 'It comes to' : `All ${all} are fed for`} ${total}, ${everything}${limitCents === null ? '' : left === 0 ? ', all of your budget' : `, ${inDollars(left)} under your budget`}.`;
  return [
    sentence,
    ...(isThere ? [] : ['Say where the food goes, and delivery counts towards the budget too.']),
  ];
}

const aboutTime = ({ isBest }: Said): string[] =>
  isBest
    ? []
    : [
        'It is the best that was found in the time for it: there may be one that costs less or is more varied.',
      ];

function aboutHunger({ problem, fed }: Said): string[] {
  return fed.flatMap((group, at) => {
    if (group.unfed === 0) return [];
    const isThere = problem.needs.every(
      ({ group: of, courses, isMeal }) =>
        !isMeal ||
        of !== at ||
        problem.candidates.some((one) => courses.includes(one.course) && suits(group, one)),
    );
    const who = group.diets.length > 0 ? `${people(group.unfed)} (${diets(group)})` : people(group.unfed);
    const verb = group.unfed === 1 ? 'has' : 'have';
    return [
      isThere
        ? `${who} ${verb} no full meal: there is not enough that suits them in the quantities that this comes in.`
        : `${who} ${verb} no full meal: no main here is marked ${diets(group)}.`,
    ];
  });
}

function aboutVariety({ problem: { courses, candidates }, plan }: Said): string[] {
  return courses.flatMap(({ role, picks, name }, course) => {
    if (role === 'none' || picks) return [];
    const portions = new Map<string, number>();
    candidates.forEach((candidate, index) => {
      const count = candidate.portions * (plan.steps[index] ?? 0);
      if (candidate.course === course && candidate.as && count > 0)
        portions.set(candidate.family, (portions.get(candidate.family) ?? 0) + count);
    });
    if (portions.size < 2) return [];
    return [
      `${portions.size} kinds of ${name}, with ${Math.max(...portions.values())} portions of one at most, so that there is something to choose from.`,
    ];
  });
}

function aboutPaidFor({ problem: { courses, candidates }, plan }: Said): string[] {
  return courses.flatMap(({ role, picks, name }, course) => {
    const names = candidates.flatMap((candidate, index) =>
      candidate.course === course && candidate.unitCents === 0 && plan.steps[index] ? [candidate.name] : [],
    );
    if (role === 'none' || !picks || names.length === 0) return [];
    const what = names.length === 1 ? `a ${name}` : `${names.length} ${name}s`;
    return [`The price pays for ${what} already: ${list.format(names)}.`];
  });
}

/** Sides that suit no one of a group: not a missing meal, but worth mentioning. */
function aboutWhatIsBeside({ problem: { courses, candidates, groups }, plan }: Said): string[] {
  return groups.flatMap((group) =>
    courses.flatMap(({ role, name }, course) => {
      const comes = candidates.filter((one, index) => one.course === course && plan.steps[index]);
      if (role !== 'beside' || group.diets.length === 0 || comes.length === 0) return [];
      return comes.some((one) => suits(group, one)) ? [] : [`No ${name} of these is marked ${diets(group)}.`];
    }),
  );
}

function aboutAdditions({ problem: { candidates }, plan }: Said): string[] {
  const comes = candidates.filter(({ withIt }, index) => withIt !== '' && plan.steps[index]);
  return [...grouped(comes, ({ withIt }) => withIt)].map(
    ([withIt, dishes]) =>
      `${withIt} comes with ${list.format(dishes.map(({ name }) => name))}: something has to be chosen there, and that costs least.`,
  );
}

function aboutHand(said: Said): string[] {
  const kept = byHand(said);
  return kept.length > 0 ? [`What you chose by hand stays: ${list.format(kept)}.`] : [];
}
