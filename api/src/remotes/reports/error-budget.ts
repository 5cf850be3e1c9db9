/** What the last minutes say of a canary. */
export interface Told {
  /** Pages in which it came. */
  loads: number;
  /** Where all of them come from; null where that is more than one, or none. */
  loadNetwork: string | null;
  faulty: readonly {
    network: string;
    /** Pages of this network that reported a fault. */
    pages: number;
    /** Those of them in which it did not come, or came late. */
    unloaded: number;
  }[];
}

export const budget = {
  /** Of the pages that had the canary. */
  share: 0.02,
  faultyPages: 3,
  pages: 20,
  minutes: 10,
} as const;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/**
 * How many faulty pages count: of the network that reports most, twice as many as of all others together, so that one
 * alone halts nothing. All of them where every page comes from one network.
 */
function weigh({ loads, loadNetwork, faulty }: Told): number {
  const all = sum(faulty.map(({ pages }) => pages));
  const isOnlyOne = faulty.length === 1 && (loads === 0 || loadNetwork === faulty[0]?.network);
  if (isOnlyOne) return all;
  const most = Math.max(0, ...faulty.map(({ pages }) => pages));
  const others = all - most;
  return others + Math.min(most, 2 * others);
}

/** Whether a canary is over its error budget, in words that say why; null where it is within. */
export function overBudget(told: Told): string | null {
  const pages = told.loads + sum(told.faulty.map(({ unloaded }) => unloaded));
  const faulty = weigh(told);
  if (pages < budget.pages || faulty < budget.faultyPages || faulty <= budget.share * pages) return null;
  return `${faulty} of ${pages} pages of the last ${budget.minutes} minutes reported a fault; ${budget.share * 100}% is the budget`;
}
