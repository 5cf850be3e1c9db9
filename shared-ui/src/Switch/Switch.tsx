import { type ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import styled from 'styled-components';
import { focusRing } from '../theme/styles';
import { color, motion, radius } from '../theme/tokens';

export interface SwitchProps {
  children: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
}

/** On or off, at once. */
export function Switch({ children, checked, defaultChecked, onChange, name, disabled }: SwitchProps) {
  return (
    <Root
      name={name}
      isSelected={checked}
      defaultSelected={defaultChecked}
      onChange={onChange}
      isDisabled={disabled}
    >
      <Track aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

const Track = styled.span`
  position: relative;
  flex: none;
  width: 2.75rem;
  height: 1.625rem;
  background: ${color.lineStrong};
  border-radius: ${radius.round};
  transition: background ${motion.quick};

  &::before {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    aspect-ratio: 1;
    background: ${color.surface};
    border-radius: 50%;
    transition: transform ${motion.quick};
  }
`;
const Root = styled(AriaSwitch)`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.25rem;
  cursor: pointer;

  &[data-selected] ${Track} {
    background: ${color.leaf};
  }
  &[data-selected] ${Track}::before {
    transform: translateX(1.125rem);
  }
  &[data-focus-visible] ${Track} {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
    opacity: 0.7;
  }
`;
