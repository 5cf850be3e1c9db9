import { type PreloadedFile, productName, type SiteAssets, type SiteData } from '@copper-carrot/contracts';
import { type DocumentHead, renderHead } from './document-head';
import { escapeHtml as escape, inlineJson, jsonInScript } from './escape';
import type { PageReads } from './first-reads';
import { bootRoot, bootScript, bootStyle, type DocumentKind } from './boot';

export interface DocumentInput {
  head: DocumentHead;
  nonce: string;
  assets: SiteAssets;
  kind: DocumentKind;
  data: SiteData;
  /** What the remote of the address is going to load, by address. */
  needs?: readonly PreloadedFile[];
  /** What its screen reads first. */
  reads?: PageReads;
}

const preloadFont = (href: string) =>
  `<link rel="preload" as="font" href="${escape(href)}" type="font/woff2" crossorigin>`;

/** Runs once the page is read; a script that is deferred would come after all that is preloaded. */
const runScript = (href: string, nonce: string) =>
  `<script nonce="${nonce}" src="${escape(href)}" crossorigin defer fetchpriority="high"></script>`;

const preloadScript = (href: string, integrity: string, nonce: string) =>
  `<link rel="preload" as="script" href="${escape(href)}" integrity="${escape(integrity)}" nonce="${nonce}" crossorigin>`;

const preloadPicture = (href: string) =>
  `<link rel="preload" as="image" href="${escape(href)}" fetchpriority="high">`;

/** Each answer as the API wrote it. */
const readsJson = ({ userId, answers }: PageReads) =>
  `{"userId":${userId},"answers":{${answers.map(([url, json]) => `${JSON.stringify(url)}:${json}`).join(',')}}}`;

/** The reader's own choice of light or dark, before anything is drawn. */
const themeScript = `try{var t=localStorage.getItem('copper-carrot.theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

/**
 * The HTML of a page: the feed is inlined and everything that the first screen needs is preloaded, so that it takes two
 * sequential trips, whatever the remote.
 */
export function renderDocument({ head, nonce, assets, kind, data, needs, reads }: DocumentInput): string {
  const { scripts, preload: app } = assets.documents[kind];
  const own = (file: string) => `/assets/${file}`;
  // In the order in which a first view waits for them: a browser has few connections, and text is drawn without its font.
  const links = [
    ...app.map(({ file, integrity }) => preloadScript(own(file), integrity, nonce)),
    ...(needs ?? []).map(({ file, integrity }) => preloadScript(file, integrity, nonce)),
    ...(reads?.picture ? [preloadPicture(reads.picture.url)] : []),
    ...assets.fonts.map((file) => preloadFont(own(file))),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${renderHead(head, nonce)}
<meta name="theme-color" content="#fffaf3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#1a1410" media="(prefers-color-scheme: dark)">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${bootStyle(kind)}</style>
<script nonce="${nonce}">${themeScript};${bootScript}</script>
${scripts.map((file) => runScript(own(file), nonce)).join('\n')}
${links.join('\n')}
</head>
<body>
<div id="root">${bootRoot(kind, reads?.picture)}</div>
<noscript>${escape(productName)} needs JavaScript. Please allow it for this site.</noscript>
<script type="application/json" id="site-data">${inlineJson(data)}</script>${reads ? `\n<script type="application/json" id="first-reads">${jsonInScript(readsJson(reads))}</script>` : ''}
</body>
</html>
`;
}
