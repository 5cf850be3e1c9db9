/** The one style sheet of these pages: cream paper, ink and copper, with a dark counterpart. */
export const styleSheet = `
@font-face {
  font-family: Fraunces; src: url('/local/assets/fraunces.woff2') format('woff2'); font-weight: 100 900; font-display: swap;
}
@font-face {
  font-family: Figtree; src: url('/local/assets/figtree.woff2') format('woff2'); font-weight: 300 900; font-display: swap;
}
:root {
  color-scheme: light dark;
  --paper: #fffaf3; --raised: #ffffff; --ink: #241c15; --quiet: #6d5d4f; --line: #eadfce;
  --copper: #a8461a; --on-copper: #ffffff; --leaf: #3c6b2f; --leaf-soft: #e5f0dc;
  --aubergine: #5a2a4f; --aubergine-soft: #f3e6ef; --copper-soft: #fbe6d8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1c1611; --raised: #261e17; --ink: #f6ece0; --quiet: #b9a796; --line: #40342a;
    --copper: #f0915f; --on-copper: #241c15; --leaf: #a9d494; --leaf-soft: #26351f;
    --aubergine: #e2b3d6; --aubergine-soft: #3a2434; --copper-soft: #45291a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink); line-height: 1.5;
  font: 400 1rem/1.5 Figtree, 'Segoe UI', system-ui, sans-serif; overflow-wrap: anywhere;
}
h1, h2, .brand, .figure { font-family: Fraunces, 'Iowan Old Style', Palatino, Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); margin: 0; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 0; }
p { margin: 0; }
a { color: var(--copper); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--copper); outline-offset: 3px; border-radius: 4px; }
code { font: 400 .8125rem ui-monospace, Menlo, monospace; }
.top {
  display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center; justify-content: space-between;
  padding: 16px clamp(16px, 4vw, 40px); border-bottom: 1px solid var(--line);
}
.brand { font-size: 1.25rem; color: var(--ink); text-decoration: none; }
.brand { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; }
.brand .root { fill: #d2622a; }
.brand .leaf { fill: #4f8a3c; }
.brand small { align-self: center; font: 600 .75rem Figtree, system-ui, sans-serif; color: var(--quiet); margin-left: 4px; }
nav { display: flex; gap: 4px; }
nav a, .pager a { padding: 10px 12px; border-radius: 8px; font-weight: 600; text-decoration: none; }
nav a:hover, .pager a:hover { background: var(--copper-soft); }
main { max-width: 960px; margin: 0 auto; padding: clamp(24px, 5vw, 56px) clamp(16px, 4vw, 40px) 64px; }
.head { display: grid; gap: 8px; margin-bottom: 24px; }
.quiet { color: var(--quiet); font-size: .9375rem; }
.eyebrow { color: var(--aubergine); font-weight: 600; font-size: .875rem; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 16px; padding: 20px; display: grid; gap: 12px; min-width: 0; }
.narrow { max-width: 520px; margin: 0 auto; padding: clamp(20px, 5vw, 40px); }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 8px; }
button {
  font: 600 1rem Figtree, system-ui, sans-serif; min-height: 44px; padding: 8px 20px; border-radius: 10px; cursor: pointer;
  border: 1px solid var(--line); background: transparent; color: var(--ink);
}
button.primary { background: var(--copper); border-color: var(--copper); color: var(--on-copper); }
button:hover { filter: brightness(1.06); }
.search { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-bottom: 24px; }
.search label { display: grid; gap: 4px; flex: 1 1 220px; font-weight: 600; font-size: .875rem; }
input[type='search'], .search input, .search select {
  font: inherit; min-height: 44px; padding: 8px 14px; width: 100%; color: var(--ink);
  background: var(--raised); border: 1px solid var(--quiet); border-radius: 10px;
}
.list { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
.mail { color: inherit; text-decoration: none; display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 4px 16px; }
.mail:hover { border-color: var(--copper); }
.mail h2 { font-size: 1.125rem; }
.initial {
  grid-row: span 3; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center;
  background: var(--aubergine-soft); color: var(--aubergine); font: 600 1.125rem Fraunces, Georgia, serif;
}
.line { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; }
.snippet { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.row { grid-template-columns: minmax(0, 1fr); }
.aside { font-variant-numeric: tabular-nums; }
.grow { display: grid; gap: 6px; min-width: 0; }
.figure { font-size: 1.5rem; display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; font-variant-numeric: tabular-nums; }
.tag {
  font: 600 .8125rem Figtree, system-ui, sans-serif; padding: 4px 10px; border-radius: 99px; white-space: nowrap;
  background: var(--aubergine-soft); color: var(--aubergine);
}
.tag[data-status='succeeded'] { background: var(--leaf-soft); color: var(--leaf); }
.tag[data-status='requires_payment_method'], .tag[data-status='twice'] { background: var(--copper-soft); color: var(--copper); }
.pairs { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: .9375rem; }
.pairs div { display: flex; gap: 8px; }
.pairs dt { color: var(--quiet); }
.pairs dd { margin: 0; }
.letter { padding: 0; overflow: hidden; }
.letter iframe { border: 0; width: 100%; height: min(65vh, 760px); background: #ffffff; display: block; }
.letter pre, .plain { margin: 0; padding: 20px; white-space: pre-wrap; font: inherit; }
details > summary { cursor: pointer; font-weight: 600; padding: 12px 0; }
.stack { display: grid; gap: 16px; }
.pager { display: flex; justify-content: space-between; margin-top: 16px; }
@media (min-width: 768px) {
  .row { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
  .aside { text-align: right; }
}
`;
