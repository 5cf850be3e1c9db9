/** What one network reported about a canary in the last minutes. */
export interface Told {
  /** Pages that loaded it. */
  loads: number;
  /** Pages that reported a fault. */
  faulty: number;
  /** Pages among them that failed to load it, or loaded it late. */
  unloaded: number;
}

export const budget = {
  /** The share of faulty pages. */
  share: 0.02,
  pages: 20,
  /** The networks with the most faults are ignored: one client may have two, by IPv4 and IPv6. */
  withoutSay: 2,
  /** The most pages that count per network; its faults are scaled down with them. */
  pagesOfNetwork: 20,
  minutes: 10,
} as const;

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Why a canary is over its error budget, in words; null if it is within. */
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
