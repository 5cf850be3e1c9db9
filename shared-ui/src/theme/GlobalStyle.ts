import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from './fonts';
import { focusRing } from './styles';
import { color, font, media } from './tokens';

const light = css`
  color-scheme: light;
  --cc-paper: #fffaf3;
  --cc-surface: #ffffff;
  --cc-raised: #ffffff;
  --cc-sunken: #f7eee2;
  --cc-ink: #241c15;
  --cc-ink-soft: #5c4f43;
  --cc-ink-faint: #746555;
  --cc-line: #eaddcc;
  --cc-line-strong: #94826f;
  --cc-copper: #be5117;
  --cc-copper-hover: #a3420d;
  --cc-copper-text: #a64410;
  --cc-copper-tint: #fce9da;
  --cc-on-copper: #ffffff;
  --cc-leaf: #3c6a2a;
  --cc-leaf-tint: #e8f0dd;
  --cc-aubergine: #63305a;
  --cc-aubergine-tint: #f3e7f0;
  --cc-honey: #855600;
  --cc-honey-tint: #fbefcf;
  --cc-star: #b9790a;
  --cc-danger: #a8203a;
  --cc-danger-tint: #fbe6e6;
  --cc-veil: rgb(36 28 21 / 0.52);
  --cc-focus: #a64410;
  --cc-shadow-low: 0 1px 2px rgb(75 48 22 / 0.07), 0 1px 1px rgb(75 48 22 / 0.04);
  --cc-shadow-mid: 0 2px 4px rgb(75 48 22 / 0.05), 0 10px 24px -6px rgb(75 48 22 / 0.14);
  --cc-shadow-high: 0 4px 8px rgb(75 48 22 / 0.06), 0 24px 56px -12px rgb(75 48 22 / 0.28);
`;

const dark = css`
  color-scheme: dark;
  --cc-paper: #1a1410;
  --cc-surface: #241c17;
  --cc-raised: #2d241d;
  --cc-sunken: #120d0a;
  --cc-ink: #f8eee3;
  --cc-ink-soft: #cfc1b2;
  --cc-ink-faint: #a99a8a;
  --cc-line: #3d3128;
  --cc-line-strong: #85756a;
  --cc-copper: #e9874c;
  --cc-copper-hover: #f39b66;
  --cc-copper-text: #f2a06b;
  --cc-copper-tint: #402310;
  --cc-on-copper: #1f1208;
  --cc-leaf: #a3cc86;
  --cc-leaf-tint: #24301b;
  --cc-aubergine: #ddabd0;
  --cc-aubergine-tint: #382234;
  --cc-honey: #f0c566;
  --cc-honey-tint: #38290f;
  --cc-star: #f0b84a;
  --cc-danger: #ff9aa0;
  --cc-danger-tint: #431a1f;
  --cc-veil: rgb(0 0 0 / 0.64);
  --cc-focus: #f2a06b;
  --cc-shadow-low: 0 1px 2px rgb(0 0 0 / 0.4);
  --cc-shadow-mid: 0 10px 24px -6px rgb(0 0 0 / 0.5);
  --cc-shadow-high: 0 24px 56px -12px rgb(0 0 0 / 0.7);
`;

/** Fonts, tokens and the ground of every page; the shell renders it once. `data-theme` on any element overrides the system. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root {
    ${light}
    --cc-quick: 140ms;
    --cc-calm: 260ms;
  }
  @media (prefers-color-scheme: dark) {
    :root {
      ${dark}
    }
  }
  [data-theme='light'] {
    ${light}
  }
  [data-theme='dark'] {
    ${dark}
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --cc-quick: 1ms;
      --cc-calm: 1ms;
    }
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-behavior: smooth;
    scroll-padding-top: 6rem;
    /* What has the focus never lies under the bar that a phone has at its foot. */
    ${media.belowTablet} {
      scroll-padding-bottom: 8rem;
    }
  }
  body {
    margin: 0;
    font-family: ${font.text};
    font-size: 1rem;
    line-height: 1.5;
    color: ${color.ink};
    background: ${color.paper};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${font.heading};
    font-weight: 560;
    line-height: 1.15;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  p, ul, ol, dl, dd, figure, fieldset, blockquote {
    margin: 0;
    padding: 0;
    border: 0;
  }
  p {
    text-wrap: pretty;
  }
  /* Weighs nothing, so that a list that has marks says so by its own class. */
  :where(ul[class], ol[class]) {
    list-style: none;
  }
  img, svg, video {
    display: block;
    max-width: 100%;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
  a {
    color: ${color.copperText};
    text-underline-offset: 0.2em;
  }
  :focus-visible {
    ${focusRing}
  }
  ::selection {
    background: ${color.copperTint};
    color: ${color.ink};
  }
`;
