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
  pages: 20,
  /** Of the networks that tell of faults, those that tell of most have no say: one client has two, by IPv4 and by IPv6. */
  withoutSay: 2,
  /** So many pages of one network count at most, and of its faults their share in all of its pages. */
  pagesOfNetwork: 20,
  minutes: 10,
} as const;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Whether a canary is over its error budget, in words that say why; null where it is within. */
export function overBudget(networks: readonly Told[]): string | null {
  const counted = networks.map(({ loads, faulty, unloaded }) => {
    const had = Math.max(loads + unloaded, faulty);
    const pages = Math.min(had, budget.pagesOfNetwork);
    return { pages, faulty: had === 0 ? 0 : (faulty * pages) / had };
  });
  const pages = sum(counted.map((each) => each.pages));
  const told = counted.map((each) => each.faulty).filter((each) => each > 0);
  const faulty = sum(told.sort((one, other) => other - one).slice(budget.withoutSay));
  if (pages < budget.pages || faulty <= budget.share * pages) return null;
  return `${Number(faulty.toFixed(1))} of ${pages} pages of the last ${budget.minutes} minutes reported a fault, beside the ${budget.withoutSay} networks that told of most, where each counts for ${budget.pagesOfNetwork} at most; ${budget.share * 100}% is the budget`;
}
