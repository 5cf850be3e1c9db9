/** What the last minutes say of a canary, from one network. */
export interface Told {
  /** Pages in which it came. */
  loads: number;
  /** Pages that reported a fault. */
  faulty: number;
  /** Those of them in which it did not come, or came late. */
  unloaded: number;
}

export const budget = {
  /** Of the pages that had the canary. */
  share: 0.02,
  faultyPages: 3,
  pages: 20,
  /** So many pages of one network count at most, and of its faults their share in all of its pages. */
  pagesOfNetwork: 20,
  minutes: 10,
} as const;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Of the network that tells most, twice as much as of all others together: one alone halts nothing. */
function bounded(faulty: readonly number[]): number {
  const most = Math.max(0, ...faulty);
  const others = sum(faulty) - most;
  return others + Math.min(most, 2 * others);
}

/** Whether a canary is over its error budget, in words that say why; null where it is within. */
export function overBudget(networks: readonly Told[]): string | null {
  const counted = networks.map(({ loads, faulty, unloaded }) => {
    const had = Math.max(loads + unloaded, faulty);
    const pages = Math.min(had, budget.pagesOfNetwork);
    return { pages, faulty: had === 0 ? 0 : (faulty * pages) / had };
  });
  const pages = sum(counted.map((each) => each.pages));
  const faulty = bounded(counted.map((each) => each.faulty));
  const isSeen = bounded(networks.map((each) => each.faulty)) >= budget.faultyPages && pages >= budget.pages;
  if (!isSeen || faulty <= budget.share * pages) return null;
  return `${Number(faulty.toFixed(1))} of ${pages} pages of the last ${budget.minutes} minutes reported a fault, where a network counts for ${budget.pagesOfNetwork} at most; ${budget.share * 100}% is the budget`;
}
