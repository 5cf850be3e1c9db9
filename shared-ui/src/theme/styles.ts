import { css } from 'styled-components';
import { color, motion, radius, text } from './tokens';

/** Two-tone ring, visible on paper, on copper and on pictures. */
export const focusRing = css`
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
`;

/** Digits of one width, so that sums stand under each other. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** There for screen readers, not for the eye. */
export const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** How a control looks while one types or chooses in it. */
export const controlFocus = css`
  outline: none;
  border-color: ${color.focus};
  box-shadow:
    0 0 0 3px ${color.copperTint},
    0 0 0 1px ${color.focus};
`;

/** The box of every control one can type or choose in. */
export const controlBox = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem;
  font: inherit;
  font-size: ${text.body};
  line-height: 1.5rem;
  color: ${color.ink};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.quick};

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
  &[data-hovered] {
    border-color: ${color.inkSoft};
  }
  &[data-focused],
  &[data-focus-within],
  &[data-focus-visible],
  &:focus-visible {
    ${controlFocus}
  }
  &[data-invalid] {
    border-color: ${color.danger};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    background: ${color.sunken};
    border-color: ${color.line};
    cursor: not-allowed;
  }
`;
