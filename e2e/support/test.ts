import { type BrowserContext, test as base } from '@playwright/test';
import { type Faults, noteFaults } from './faults';

interface Fixtures {
  isPhone: boolean;
  mayThrow: boolean | RegExp;
  mayBreakPolicy: boolean;
  faults: Faults;
}

/**
 * The test of all journeys: an error that a page throws and nobody catches fails it, and so does what a page's policy
 * refuses, in each browser that the journey opens.
 */
export const test = base.extend<Fixtures>({
  isPhone: async ({ isMobile }, use) => use(isMobile),
  /** For a journey about what happens when a page throws: whatever it is, or what is meant to. */
  mayThrow: [false, { option: true }],
  /** For a journey about what happens when a page breaks its policy. */
  mayBreakPolicy: [false, { option: true }],
  faults: [
    async ({ browser, context, mayThrow, mayBreakPolicy }, use) => {
      const faults: Faults = { thrown: [], refused: [] };
      const others: Promise<void>[] = [];
      const note = (other: BrowserContext) => void others.push(noteFaults(other, faults));
      await noteFaults(context, faults);
      browser.on('context', note);
      await use(faults);
      browser.off('context', note);
      await Promise.all(others);
      const isMeant = (error: string) => (mayThrow instanceof RegExp ? mayThrow.test(error) : mayThrow);
      const found = [
        ...faults.thrown.flatMap((each) => (isMeant(each) ? [] : `A page threw: ${each}`)),
        ...(mayBreakPolicy ? [] : faults.refused.map((each) => `A page broke its policy: ${each}`)),
      ];
      if (found.length > 0) throw new Error(found.join('\n'));
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
