/** Names for the CSS variables that GlobalStyle sets; use these in styles, never a bare colour. */
export const color = {
  paper: 'var(--cc-paper)',
  surface: 'var(--cc-surface)',
  raised: 'var(--cc-raised)',
  sunken: 'var(--cc-sunken)',
  ink: 'var(--cc-ink)',
  inkSoft: 'var(--cc-ink-soft)',
  inkFaint: 'var(--cc-ink-faint)',
  line: 'var(--cc-line)',
  /** Borders of controls: 3:1 against every ground. */
  lineStrong: 'var(--cc-line-strong)',
  copper: 'var(--cc-copper)',
  copperHover: 'var(--cc-copper-hover)',
  copperText: 'var(--cc-copper-text)',
  copperTint: 'var(--cc-copper-tint)',
  /** Text on a copper ground. */
  onCopper: 'var(--cc-on-copper)',
  leaf: 'var(--cc-leaf)',
  leafTint: 'var(--cc-leaf-tint)',
  aubergine: 'var(--cc-aubergine)',
  aubergineTint: 'var(--cc-aubergine-tint)',
  honey: 'var(--cc-honey)',
  honeyTint: 'var(--cc-honey-tint)',
  /** Stars only: 3:1 on its grounds, too light for words. */
  star: 'var(--cc-star)',
  danger: 'var(--cc-danger)',
  dangerTint: 'var(--cc-danger-tint)',
  /** Behind a dialog. */
  veil: 'var(--cc-veil)',
  focus: 'var(--cc-focus)',
} as const;

/** Lengths on the 4 px grid: `space(3)` is 12 px, in rem so that it grows with the reader's text. */
export const space = (steps: number) => `${steps / 4}rem`;

export const radius = { small: '6px', medium: '10px', large: '18px', round: '999px' } as const;

export const shadow = {
  low: 'var(--cc-shadow-low)',
  mid: 'var(--cc-shadow-mid)',
  high: 'var(--cc-shadow-high)',
} as const;

export const font = {
  heading: "'Fraunces Variable', 'Fraunces Georgia', 'Fraunces Times', Georgia, serif",
  text: "'Figtree Variable', 'Figtree Arial', Arial, sans-serif",
} as const;

/** Sizes of text; the three largest grow with the screen. */
export const text = {
  hero: 'clamp(2.25rem, 1.5rem + 3.2vw, 3.75rem)',
  title: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
  heading: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)',
  large: '1.1875rem',
  body: '1rem',
  small: '0.875rem',
  tiny: '0.8125rem',
} as const;

export { breakpoints } from '@copper-carrot/contracts';

/** Media queries, phone first: a rule inside holds from that width up. */
export const media = {
  mobileLandscape: '@media (min-width: 480px)',
  tablet: '@media (min-width: 768px)',
  largeTablet: '@media (min-width: 960px)',
  desktop: '@media (min-width: 1200px)',
  belowTablet: '@media (max-width: 767.98px)',
  hover: '@media (hover: hover)',
} as const;

/** Durations and curves; they fall to nothing when the reader asks for less motion. */
export const motion = {
  quick: 'var(--cc-quick) cubic-bezier(0.2, 0, 0, 1)',
  calm: 'var(--cc-calm) cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** The order of layers. */
export const layer = { sticky: 10, navigation: 20, modal: 40, popover: 50, notifications: 60 } as const;
