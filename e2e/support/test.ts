import { type BrowserContext, test as base } from '@playwright/test';
import { type Faults, noteFaults } from './faults';

interface Fixtures {
  isPhone: boolean;
  mayThrow: boolean | RegExp;
  mayBreakPolicy: boolean;
  faults: Faults;
}

/**
 * The test of all journeys: an uncaught error or a policy violation fails it, in every browser that it
 * opens.
 */
export const test = base.extend<Fixtures>({
  isPhone: async ({ isMobile }, use) => use(isMobile),
  /** Allows uncaught errors: all, or those that match. */
  mayThrow: [false, { option: true }],
  /** Allows policy violations. */
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
