import { css } from 'styled-components';
import { tabular } from '../theme/styles';
import { color, motion, radius, space, text } from '../theme/tokens';

/** The row that tabs stand in; it scrolls where it is too narrow. */
export const tabRow = css`
  display: flex;
  gap: ${space(6)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  scrollbar-width: none;
`;

/** A tab, whether it is one of react-aria or a link; `data-selected` is the one on show. */
export const tab = css`
  position: relative;
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  padding: 0.75rem 0.125rem;
  font-weight: 600;
  white-space: nowrap;
  color: ${color.inkSoft};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  transition: color ${motion.quick};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    background: transparent;
    border-radius: 3px 3px 0 0;
  }
  &:is([data-hovered], :hover) {
    color: ${color.ink};
  }
  &[data-selected] {
    color: ${color.copperText};
  }
  &[data-selected]::after {
    background: ${color.copper};
  }
  &:is([data-focus-visible], :focus-visible) {
    box-shadow: inset 0 0 0 2px ${color.focus};
    border-radius: ${radius.small};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

/** The number behind a tab's label. */
export const tabCount = css`
  ${tabular}
  padding: 0 0.4375rem;
  font-size: ${text.tiny};
  line-height: 1.25rem;
  color: ${color.inkSoft};
  background: ${color.sunken};
  border-radius: ${radius.round};
`;
