import type { PageHead } from '@copper-carrot/contracts';
import { pageTitle } from './page-title';

/** Sets an element of the document's head, or takes it away where it has nothing to say. */
function put(selector: string, make: () => Element, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) return found?.remove();
  const element = found ?? document.head.appendChild(make());
  element.setAttribute(attribute, value);
}
const meta = (name: string) => () => Object.assign(document.createElement('meta'), { name });
const link = (rel: string) => () => Object.assign(document.createElement('link'), { rel });

/** Whether the server has said in the head what the first page is. */
export const isDescribed = (): boolean =>
  document.head.querySelector('link[rel="canonical"], meta[name="robots"]') !== null;

const address = (head: PageHead) => new URL(head.canonical, window.location.origin).href;

/** Whether the document's head says this already. */
export const says = (head: PageHead): boolean =>
  document.title === pageTitle(head.title) &&
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href === address(head);

/** Writes what the page on show is into the document's head, as the server would; null for one that is nobody else's. */
export function writeHead(head: PageHead | null, title = head?.title): void {
  if (title !== undefined) document.title = pageTitle(title);
  put('meta[name="description"]', meta('description'), 'content', head?.description);
  put('link[rel="canonical"]', link('canonical'), 'href', head ? address(head) : undefined);
  put('meta[name="robots"]', meta('robots'), 'content', !head || head.unlisted ? 'noindex' : undefined);
  // What the server said of the first page is not true of another.
  const stale = 'script[type="application/ld+json"], meta[property^="og:"], meta[name^="twitter:"]';
  for (const element of document.head.querySelectorAll(stale)) element.remove();
}
