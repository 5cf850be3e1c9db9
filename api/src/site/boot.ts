export type DocumentKind = 'shell' | 'frame';

/** What stands in the page until the shell has drawn itself: its outline, so that a slow script leaves no blank page. */
const bootMarkup = `<div class="boot" role="status" aria-label="Loading"><div class="boot-bar"><i></i></div><div class="boot-page"><i></i><i></i><i></i></div></div>`;

/** What a page says that could not start: its scripts are missing, broken, or too late. Links need no script. */
const failedMarkup = `<main id="boot-failed" class="boot-failed" hidden><div role="alert"><h1>This page did not load</h1><p>A part of it is missing, or takes too long to come. Please check your connection.</p></div><p><a href="">Reload the page</a> <a href="/" target="_top">Home page</a></p></main>`;

/** What lies in a document's root until its application draws there. */
export const bootRoot = (kind: DocumentKind) => (kind === 'shell' ? bootMarkup : '') + failedMarkup;

const bootDeadlineMs = 10_000;

/** Shows those words when a file of ours fails or the time is up; whatever is drawn later takes their place. */
export const bootScript =
  `{const fail=()=>{const words=document.getElementById('boot-failed');if(words){words.hidden=false;document.querySelector('.boot')?.remove()}};` +
  `addEventListener('boot-failed',fail);` +
  `addEventListener('error',({target,filename})=>{if((target.src??filename??'').startsWith(location.origin+'/assets/'))fail()},true);` +
  `setTimeout(fail,${bootDeadlineMs})}`;

const outlineStyle =
  'body{margin:0;background:#fffaf3}' +
  '.boot{--b:#f7eee2}' +
  '.boot-bar{height:4rem;border-bottom:1px solid #eaddcc;display:flex;align-items:center;padding:0 1.5rem}' +
  '.boot i{display:block;background:var(--b);border-radius:6px}' +
  '.boot-bar i{width:10rem;height:1.75rem}' +
  '.boot-page{max-width:72rem;margin:1.5rem auto;padding:0 1.5rem;display:grid;gap:1rem}' +
  '.boot-page i:nth-child(1){width:60%;height:2.5rem}.boot-page i:nth-child(2){width:80%;height:1rem}.boot-page i:nth-child(3){height:14rem;border-radius:18px}' +
  '@media (prefers-color-scheme:dark){html:not([data-theme=light]) body{background:#1a1410}html:not([data-theme=light]) .boot{--b:#241c17}html:not([data-theme=light]) .boot-bar{border-color:#3d3128}}' +
  'html[data-theme=dark] body{background:#1a1410}html[data-theme=dark] .boot{--b:#241c17}html[data-theme=dark] .boot-bar{border-color:#3d3128}';

const failedStyle =
  '.boot-failed{--ink:#241c15;--link:#a64410;max-width:36rem;margin:4rem auto;padding:0 1.5rem;font-family:system-ui,sans-serif;color:var(--ink)}' +
  '.boot-failed a{color:var(--link);margin-right:1.5rem}' +
  '@media (prefers-color-scheme:dark){html:not([data-theme=light]) .boot-failed{--ink:#f8eee3;--link:#f2a06b}}' +
  'html[data-theme=dark] .boot-failed{--ink:#f8eee3;--link:#f2a06b}';

/** A frame has no outline: it lies on somebody else's ground. */
export const bootStyle = (kind: DocumentKind) => (kind === 'shell' ? outlineStyle : '') + failedStyle;
