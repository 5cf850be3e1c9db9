import { type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styled, { css } from 'styled-components';
import { Icon } from '../Icon/Icon';
import { useBelow } from '../theme/useBelow';
import { focusRing } from '../theme/styles';
import { color, font, layer, radius, shadow, text } from '../theme/tokens';

export interface TooltipProps {
  /** The words it shows. */
  text: ReactNode;
  /** What the mark is about, for screen readers: 'About the delivery window'. */
  label: string;
  /** Words to hang it on, instead of the mark. */
  children?: ReactNode;
}

/** A few words of explanation: on hover and focus, and by click below tablet width (1 §9). */
export function Tooltip({ text: words, label, children }: TooltipProps) {
  const byClick = useBelow('tablet');
  const trigger = (
    <Trigger aria-label={children ? undefined : label} data-words={children ? true : undefined}>
      {children ?? <Icon name="info" size="1.125rem" />}
    </Trigger>
  );
  if (byClick) {
    return (
      <DialogTrigger>
        {trigger}
        <ClickBubble placement="top" offset={8}>
          <AriaDialog aria-label={label}>{words}</AriaDialog>
        </ClickBubble>
      </DialogTrigger>
    );
  }
  return (
    <TooltipTrigger delay={150} closeDelay={80}>
      {trigger}
      <HoverBubble placement="top" offset={8}>
        {words}
      </HoverBubble>
    </TooltipTrigger>
  );
}

const Trigger = styled(AriaButton)`
  display: inline-grid;
  place-items: center;
  min-width: 1.5rem;
  min-height: 1.5rem;
  margin: -0.25rem 0.125rem;
  padding: 0;
  vertical-align: middle;
  color: ${color.inkFaint};
  background: none;
  border: 0;
  border-radius: ${radius.round};
  cursor: help;

  &[data-hovered] {
    color: ${color.copperText};
  }
  &[data-focus-visible] {
    ${focusRing}
    outline-offset: 0;
  }
  &[data-words] {
    display: inline;
    margin: 0;
    color: inherit;
    text-decoration: underline dotted ${color.inkFaint};
    text-underline-offset: 0.25em;
    border-radius: ${radius.small};
  }
`;
const bubble = css`
  z-index: ${layer.popover};
  max-width: 18rem;
  padding: 0.5rem 0.75rem;
  font-family: ${font.text};
  font-size: ${text.small};
  line-height: 1.4;
  letter-spacing: 0;
  color: ${color.paper};
  background: ${color.ink};
  border-radius: ${radius.small};
  box-shadow: ${shadow.mid};
  outline: none;

  [role='dialog'] {
    outline: none;
  }
`;
const HoverBubble = styled(AriaTooltip)`
  ${bubble}
`;
const ClickBubble = styled(AriaPopover)`
  ${bubble}
`;
