import type { BrowserContext } from '@playwright/test';

/** What the pages of some browsers did that no page may. */
export interface Faults {
  /** Errors that nobody caught. */
  thrown: string[];
  /** What a page's own policy refused: scripts, styles, frames, and markup that was not trusted. */
  refused: string[];
}

/** How a page tells of what its policy refused, in a line of its console that nobody else reads. */
const sign = 'refused by the policy: ';
/** What a browser says of itself where the page can't, such as in a worker. */
const ownWords = /Content Security Policy|requires 'Trusted/;

/** Runs in each page and frame before its own scripts. */
function tellRefusals(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
    const where = sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : 'the document';
    const words = sample ? ` (${sample})` : '';
    console.debug(`${mark}${effectiveDirective} refused ${blockedURI} of ${where}${words}`);
  });
}

/** Notes what the pages of a browser do, of those that it has and of those that it will have. */
export async function noteFaults(context: BrowserContext, { thrown, refused }: Faults): Promise<void> {
  context.on('weberror', (each) => {
    const error = each.error();
    thrown.push(`${each.page()?.url() ?? 'a page'}: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(sign))
      refused.push(`${message.page()?.url() ?? 'a page'}: ${text.slice(sign.length)}`);
    else if (message.type() === 'error' && ownWords.test(text))
      refused.push(`${message.page()?.url() ?? 'a page'}: ${text}`);
  });
  await context.addInitScript(tellRefusals, sign);
}
