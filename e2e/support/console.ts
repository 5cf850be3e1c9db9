import { type Page } from '@playwright/test';

/** Every line of the console that a person would see in red, with the page that it stands on. */
export function consoleErrors(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error')
      lines.push(`${page.url()}: ${message.text()} ${message.location().url ?? ''}`);
  });
  return lines;
}
