import { reportLimits, shellName } from '@copper-carrot/contracts';
import { escapeHtml } from './escape';

export type DocumentKind = 'shell' | 'frame';

/** The picture that a page shows first, and where its screen shows it: in a list's first card, or at the page's head. */
export interface FirstPicture {
  url: string;
  /** None where the screen's own outline begins with words. */
  place?: 'card' | 'head';
}

/** What stands in the page until the shell has drawn itself: its outline, so that a slow script leaves no blank page. */
const outline = (page: string) =>
  `<div class="boot" role="status" aria-label="Loading"><div class="boot-bar"><i></i></div>${page}</div>`;
const plainPage = `<div class="boot-page"><i></i><i></i><i></i></div>`;

const lines = '<i></i><i></i>';
/** What lies around the first picture, which is where the screen is going to draw it: it is seen before any script has run. */
const aroundPicture = {
  card: (picture: string) => `<i></i>${lines}<div>${picture}${lines}</div><div></div><div></div>`,
  head: (picture: string) => `<i></i><div>${picture}${lines}</div>`,
} as const;

function pageOf({ url, place }: Partial<FirstPicture> = {}): string {
  if (url === undefined || place === undefined) return plainPage;
  const picture = `<img src="${escapeHtml(url)}" alt="" fetchpriority="high">`;
  return `<div class="boot-${place}">${aroundPicture[place](picture)}</div>`;
}

/** What a page says that could not start: its scripts are missing, broken, or too late. Links need no script. */
const failedMarkup = `<main id="boot-failed" class="boot-failed" hidden><div role="alert"><h1>This page did not load</h1><p>A part of it is missing, or takes too long to come. Please check your connection.</p></div><p><a href="">Reload the page</a> <a href="/" target="_top">Home page</a></p></main>`;

/** What lies in a document's root until its application draws there. */
export const bootRoot = (kind: DocumentKind, picture?: FirstPicture) =>
  (kind === 'shell' ? outline(pageOf(picture)) : '') + failedMarkup;

const bootDeadlineMs = 10_000;

/**
 * Shows those words when a file of ours fails or the time is up; whatever is drawn later takes their place. And tells it of the
 * shell's release, once: nothing else of it may be there to do so. One that was given by hand is not told of.
 */
export const bootScript =
  `{let told=false;const tell=(kind,message)=>{if(told)return;told=true;try{` +
  `const {shell,overrides,reportToken:token}=JSON.parse(document.getElementById('site-data').textContent);` +
  `if(shell&&!overrides.some(({name})=>name==='${shellName}'))navigator.sendBeacon('/remotes/faults',new Blob([JSON.stringify(` +
  `{token,release_id:shell.id,kind,message,path:location.pathname.slice(0,${reportLimits.path})})],{type:'application/json'}))}catch{}};` +
  `const fail=(kind,message)=>{const words=document.getElementById('boot-failed');if(words){words.hidden=false;document.querySelector('.boot')?.remove();tell(kind,message)}};` +
  `addEventListener('boot-failed',()=>fail('load','It could not start'));` +
  `addEventListener('error',({target,filename})=>{const file=target.src??filename??'';if(file.startsWith(location.origin+'/assets/'))fail('load','A file of it failed')},true);` +
  `setTimeout(()=>fail('late','It was not there after ${bootDeadlineMs / 1000} seconds'),${bootDeadlineMs})}`;

const outlineStyle =
  'body{margin:0;background:#fffaf3}' +
  '.boot{--b:#f7eee2;--l:#eaddcc}' +
  '.boot-bar{height:4rem;border-bottom:1px solid var(--l);display:flex;align-items:center;padding:0 1.5rem}' +
  '.boot i{display:block;background:var(--b);border-radius:6px}' +
  '.boot-bar i{width:10rem;height:1.75rem}' +
  '.boot-page{max-width:72rem;margin:1.5rem auto;padding:0 1.5rem;display:grid;gap:1rem}' +
  '.boot-page i:nth-child(1){width:60%;height:2.5rem}.boot-page i:nth-child(2){width:80%;height:1rem}.boot-page i:nth-child(3){height:14rem;border-radius:18px}' +
  '@media (prefers-color-scheme:dark){html:not([data-theme=light]) body{background:#1a1410}html:not([data-theme=light]) .boot{--b:#241c17;--l:#3d3128}}' +
  'html[data-theme=dark] body{background:#1a1410}html[data-theme=dark] .boot{--b:#241c17;--l:#3d3128}';

/** The widths and distances of the search's first card and of a package's head, as their remote draws them. */
const pictureStyle =
  '.boot-card,.boot-head{position:relative;box-sizing:border-box;margin:0 auto}' +
  '.boot-card>i,.boot-head>i{position:absolute;left:1rem;right:1rem;height:2.75rem}' +
  '.boot img{display:block;width:100%;object-fit:cover;background:var(--b)}' +
  '.boot div div i{width:70%;height:1.25rem;margin:1rem}.boot div div i+i{width:40%}' +
  '.boot-card{max-width:88rem;padding:227.4px 1rem 0;display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}' +
  '.boot-card>i{top:.75rem}.boot-card>i+i{top:4.75rem}.boot-card>i+i+i{top:8.25rem}' +
  '.boot-card>div{border:1px solid var(--l);border-radius:18px;overflow:hidden;height:26rem}' +
  '.boot-card img{aspect-ratio:3/2}' +
  '.boot-head{max-width:80rem;padding-top:64px}' +
  '.boot-head>i{top:1.5rem;width:12rem;height:1rem}' +
  '.boot-head img{aspect-ratio:16/10}' +
  '@media (min-width:768px){.boot-card,.boot-head{padding-left:2rem;padding-right:2rem}.boot-card{gap:1.5rem}.boot-card>i,.boot-head>i{left:2rem;right:2rem}.boot-head img{border-radius:18px}.boot-head div i{margin-left:0}}' +
  '@media (min-width:960px){.boot-card{padding:538.5px 2rem 0 19rem}.boot-head{padding-right:27.5rem}.boot-card>i{top:1.5rem;width:20rem}.boot-card>i+i{top:6rem;width:auto;height:6rem}.boot-card>i+i+i{top:15rem;height:2.5rem}}' +
  '@media (min-width:1200px){.boot-card{padding:403.5px 2rem 0 19.5rem}.boot-head{padding-right:31rem}}';

const failedStyle =
  '.boot-failed{--ink:#241c15;--link:#a64410;max-width:36rem;margin:4rem auto;padding:0 1.5rem;font-family:system-ui,sans-serif;color:var(--ink)}' +
  '.boot-failed a{color:var(--link);margin-right:1.5rem}' +
  '@media (prefers-color-scheme:dark){html:not([data-theme=light]) .boot-failed{--ink:#f8eee3;--link:#f2a06b}}' +
  'html[data-theme=dark] .boot-failed{--ink:#f8eee3;--link:#f2a06b}';

/** A frame has no outline: it lies on somebody else's ground. */
export const bootStyle = (kind: DocumentKind) =>
  (kind === 'shell' ? outlineStyle + pictureStyle : '') + failedStyle;
