/** What stands in the page until the shell has drawn itself: its outline, so that a slow script leaves no blank page. */
export const bootMarkup = `<div class="boot" role="status" aria-label="Loading"><div class="boot-bar"><i></i></div><div class="boot-page"><i></i><i></i><i></i></div></div>`;

export const bootStyle =
  'body{margin:0;background:#fffaf3}' +
  '.boot{--b:#f7eee2}' +
  '.boot-bar{height:4rem;border-bottom:1px solid #eaddcc;display:flex;align-items:center;padding:0 1.5rem}' +
  '.boot i{display:block;background:var(--b);border-radius:6px}' +
  '.boot-bar i{width:10rem;height:1.75rem}' +
  '.boot-page{max-width:72rem;margin:1.5rem auto;padding:0 1.5rem;display:grid;gap:1rem}' +
  '.boot-page i:nth-child(1){width:60%;height:2.5rem}.boot-page i:nth-child(2){width:80%;height:1rem}.boot-page i:nth-child(3){height:14rem;border-radius:18px}' +
  '@media (prefers-color-scheme:dark){html:not([data-theme=light]) body{background:#1a1410}html:not([data-theme=light]) .boot{--b:#241c17}html:not([data-theme=light]) .boot-bar{border-color:#3d3128}}' +
  'html[data-theme=dark] body{background:#1a1410}html[data-theme=dark] .boot{--b:#241c17}html[data-theme=dark] .boot-bar{border-color:#3d3128}';
