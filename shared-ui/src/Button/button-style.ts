import styled, { css, keyframes } from 'styled-components';
import { focusRing } from '../theme/styles';
import { color, font, media, motion, radius, shadow, text } from '../theme/tokens';

export const buttonStyle = css`
  --fill: ${color.copper};
  --fill-hover: ${color.copperHover};
  --words: ${color.onCopper};
  --edge: transparent;

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  font-family: ${font.text};
  font-size: ${text.body};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  color: var(--words);
  background: var(--fill);
  border: 1px solid var(--edge);
  border-radius: ${radius.round};
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background ${motion.quick},
    box-shadow ${motion.quick},
    transform ${motion.quick};

  &[data-variant='primary'] {
    box-shadow: ${shadow.low};
  }
  &[data-variant='secondary'] {
    --fill: ${color.surface};
    --fill-hover: ${color.sunken};
    --words: ${color.ink};
    --edge: ${color.lineStrong};
  }
  &[data-variant='quiet'] {
    --fill: transparent;
    --fill-hover: ${color.copperTint};
    --words: ${color.copperText};
  }
  &[data-variant='danger'] {
    --fill: ${color.dangerTint};
    --fill-hover: ${color.dangerTint};
    --words: ${color.danger};
    --edge: ${color.danger};
  }
  &[data-size='small'] {
    min-height: 2.25rem;
    padding: 0.25rem 0.875rem;
    font-size: ${text.small};
  }
  &[data-size='large'] {
    min-height: 3.25rem;
    padding: 0.75rem 1.75rem;
    font-size: ${text.large};
  }
  &[data-wide] {
    width: 100%;
  }
  &[data-icon-only] {
    width: 2.75rem;
    padding: 0;
  }
  &[data-icon-only][data-size='small'] {
    width: 2.25rem;
  }
  ${media.hover} {
    &:hover:not([data-disabled], [data-pending]) {
      background: var(--fill-hover);
    }
  }
  &:active:not([data-disabled], [data-pending]) {
    transform: translateY(1px);
  }
  &:focus-visible {
    ${focusRing}
  }
  &[data-pending] {
    cursor: progress;
  }
  &[data-disabled] {
    --fill: ${color.sunken};
    --words: ${color.inkFaint};
    --edge: ${color.line};
    box-shadow: none;
    cursor: not-allowed;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.span`
  position: absolute;
  inset: 0;
  width: 1.25em;
  height: 1.25em;
  margin: auto;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;
