import type { BrowserContext } from '@playwright/test';

/** Violations by a browser's pages. */
export interface Faults {
  /** Uncaught errors. */
  thrown: string[];
  /** Violations of the content security policy and Trusted Types. */
  refused: string[];
}

/** The prefix of the console line by which a page reports a violation. */
const sign = 'refused by the policy: ';
/** The browser's own message, for violations that a page can't report, as in a worker. */
const ownWords = /Content Security Policy|requires 'Trusted/;

/** Runs in each document before its scripts. */
function tellRefusals(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber, sample } = event;
    const where = sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : 'the document';
    const words = sample ? ` (${sample})` : '';
    console.debug(`${mark}${effectiveDirective} refused ${blockedURI} of ${where}${words}`);
  });
}

/** Records violations in all current and future pages of a browser. */
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
