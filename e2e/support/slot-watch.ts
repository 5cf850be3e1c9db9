import type { BrowserContext, Page } from '@playwright/test';

interface Seen {
  /** When the slot requested a release; null before. */
  asked: number | null;
  /** The headings shown in the slot. */
  headings: { at: number; words: string }[];
}
type WatchedWindow = Window & { seen: Seen };

/** Makes each page record when its slot requested a release and what it showed since. */
export const watchSlots = (context: BrowserContext) =>
  context.addInitScript(() => {
    const seen: Seen = { asked: null, headings: [] };
    Object.assign(window, { seen });
    const look = () => {
      if (seen.asked === null && document.querySelector('script[src*="/remotes/"]'))
        seen.asked = performance.now();
      const words = document.querySelector('#main h1')?.textContent ?? '';
      if (words !== '' && seen.headings.at(-1)?.words !== words)
        seen.headings.push({ at: performance.now(), words });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });

export const seenOn = (page: Page) => page.evaluate(() => (window as unknown as WatchedWindow).seen);

export const pageClock = (page: Page) => page.evaluate(() => performance.now());

/** Waits until the slot has shown a heading since then: this one, or any. */
export const stood = (page: Page, words: string | null, timeout: number, since = 0) =>
  page.waitForFunction(
    (wanted) =>
      (window as unknown as WatchedWindow).seen.headings.some(
        (one) => one.at >= wanted.since && (wanted.words === null || one.words === wanted.words),
      ),
    { words, since },
    { timeout, polling: 50 },
  );
