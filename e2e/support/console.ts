import { type Page } from '@playwright/test';

/** That a busy machine drew a screen late is no fault of a page; the deadline itself is held by slot.spec. */
const isLateness = (text: string) => /^mfe-[a-z0-9-]+@\S+: late: /.test(text);

/** Every line of the console that a person would see in red, with the page that it stands on. */
export function consoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLateness(message.text()))
      lines.push(`${page.url()}: ${message.text()} ${message.location().url ?? ''}`);
  });
  return lines;
}
