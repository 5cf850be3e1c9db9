import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import styled, { css, keyframes } from 'styled-components';
import { color, layer, motion, radius, shadow, text } from '../theme/tokens';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** The sheet that lists, menus and calendars open on. */
export const popover = css`
  z-index: ${layer.popover};
  color: ${color.ink};
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.high};
  outline: none;

  &[data-entering] {
    animation: ${arrive} ${motion.quick};
  }
`;

/** One line of a list or menu. */
export const listItem = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 0.75rem;
  padding: 0.5rem 0.75rem;
  min-height: 2.5rem;
  line-height: 1.35;
  color: ${color.ink};
  text-decoration: none;
  border-radius: calc(${radius.medium} - 4px);
  outline: none;
  cursor: pointer;

  &[data-focused],
  &[data-hovered] {
    background: ${color.copperTint};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px ${color.focus};
  }
  &[data-selected] {
    font-weight: 600;
    color: ${color.copperText};
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
  [slot='description'] {
    grid-column: 1;
    font-size: ${text.small};
    font-weight: 400;
    color: ${color.inkSoft};
  }
  svg {
    grid-column: 2;
    grid-row: 1;
  }
`;

export const Popover = styled(AriaPopover)`
  ${popover}
  min-width: var(--trigger-width);
  max-width: min(32rem, calc(100vw - 1rem));
  overflow: auto;
`;

export const List = styled(AriaListBox)`
  max-height: inherit;
  padding: 0.25rem;
  overflow: auto;
  outline: none;
` as typeof AriaListBox;

export const ListItem = styled(AriaListBoxItem)`
  ${listItem}
` as typeof AriaListBoxItem;

export const EmptyLine = styled.div`
  padding: 0.75rem;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
