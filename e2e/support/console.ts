import { type Page } from '@playwright/test';

/** Lateness on a busy machine is no error here; slot.spec tests the deadline. */
const isLateness = (text: string) => /^mfe-[a-z0-9-]+@\S+: late: /.test(text);

/** Collects console errors with their page. */
export function consoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLateness(message.text()))
      lines.push(`${page.url()}: ${message.text()} ${message.location().url ?? ''}`);
  });
  return lines;
}
