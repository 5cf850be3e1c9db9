const key = 'cc-polls-over';

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** The ends of polls that this window was told of, over a reload too. */
export const overStore = {
  has: (end: string): boolean => read().includes(end),
  keep(end: string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify([...read(), end].slice(-20)));
    } catch {
      // Where nothing is kept, it is said once more.
    }
  },
};
