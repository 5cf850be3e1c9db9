import { type Page, test as base } from '@playwright/test';

/** What a browser says of a page that breaks its own policy: a style or a script of ours was not let through. */
const refusedByPolicy = /Content Security Policy/;

/** The test of all journeys: an error that a page throws and nobody catches fails it, and so does a broken policy. */
export const test = base.extend<{ isPhone: boolean; mayThrow: boolean; faultless: void }>({
  isPhone: async ({ isMobile }, use) => use(isMobile),
  /** For a journey about what happens when a page throws. */
  mayThrow: [false, { option: true }],
  faultless: [
    async ({ context, mayThrow }, use) => {
      const thrown: string[] = [];
      const listen = (page: Page) => {
        page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error.stack ?? error.message}`));
        page.on('console', (message) => {
          if (refusedByPolicy.test(message.text())) thrown.push(`${page.url()}: ${message.text()}`);
        });
      };
      context.pages().forEach(listen);
      context.on('page', listen);
      await use();
      if (thrown.length > 0 && !mayThrow) throw new Error(`A page threw:\n${thrown.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
