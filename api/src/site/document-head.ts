import { type PageHead, productName } from '@copper-carrot/contracts';
import { escapeHtml, inlineJson } from './escape';
import { absolute, type Thing } from './structured-data';

/** What a document says of itself to tabs, search engines and shared links. */
export interface DocumentHead extends Partial<PageHead> {
  title: string;
  type?: 'website' | 'product' | 'restaurant';
  image?: { url: string; alt: string };
  /** What the page shows, in the words of schema.org. */
  things: readonly Thing[];
}

const fullTitle = (title: string) => (title ? `${title} | ${productName}` : productName);

const meta = (attribute: 'name' | 'property', key: string, content: string | undefined) =>
  content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '';

/** The elements of the head that depend on what the page shows. */
export function renderHead(head: DocumentHead, nonce: string): string {
  const { title, description, canonical, unlisted, type = 'website', image, things } = head;
  const url = canonical === undefined ? undefined : absolute(canonical);
  const lines = [
    `<title>${escapeHtml(fullTitle(title))}</title>`,
    meta('name', 'description', description),
    url ? `<link rel="canonical" href="${escapeHtml(url)}">` : '',
    unlisted ? '<meta name="robots" content="noindex">' : '',
    ...(url
      ? [
          meta('property', 'og:site_name', productName),
          meta('property', 'og:type', type),
          meta('property', 'og:title', title || productName),
          meta('property', 'og:description', description),
          meta('property', 'og:url', url),
          meta('property', 'og:image', image?.url),
          meta('property', 'og:image:alt', image?.alt),
          meta('name', 'twitter:card', image && 'summary_large_image'),
        ]
      : []),
    ...things.map(
      (thing) => `<script type="application/ld+json" nonce="${nonce}">${inlineJson(thing)}</script>`,
    ),
  ];
  return lines.filter(Boolean).join('\n');
}
