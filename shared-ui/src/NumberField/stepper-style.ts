import { css } from 'styled-components';
import { controlBox, focusRing, tabular } from '../theme/styles';
import { color, motion, radius } from '../theme/tokens';

/** Minus, number, plus in one box. */
export const stepper = css`
  ${controlBox}
  ${tabular}
  display: inline-grid;
  grid-template-columns: 2.5rem minmax(3ch, 1fr) 2.5rem;
  align-items: center;
  width: auto;
  min-width: 9rem;
  padding: 0.125rem;

  input {
    min-width: 0;
    padding: 0.375rem 0;
    font-weight: 600;
    text-align: center;
    background: none;
    border: 0;
    outline: none;
  }
  button {
    display: grid;
    place-items: center;
    height: 2.375rem;
    padding: 0;
    color: ${color.copperText};
    background: none;
    border: 0;
    border-radius: calc(${radius.medium} - 3px);
    cursor: pointer;
    touch-action: manipulation;
    transition: background ${motion.quick};
  }
  button[data-hovered] {
    background: ${color.copperTint};
  }
  button[data-focus-visible] {
    ${focusRing}
    outline-offset: -2px;
  }
  button[data-disabled] {
    color: ${color.inkFaint};
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
