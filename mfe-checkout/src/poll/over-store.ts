const key = 'cc-polls-over';

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

/** The ends of polls that this window has announced, kept over a reload. */
export const overStore = {
  has: (end: string): boolean => read().includes(end),
  keep(end: string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify([...read(), end].slice(-20)));
    } catch {
      // Without storage, the end is announced again.
    }
  },
};
