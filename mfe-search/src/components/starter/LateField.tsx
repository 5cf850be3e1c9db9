import { fieldColumn, fieldLabel } from '@copper-carrot/shared-ui/field-style';
import { Icon, type IconName } from '@copper-carrot/shared-ui/Icon';
import { type OnDemand } from '@copper-carrot/shared-ui/on-demand';
import { controlBox } from '@copper-carrot/shared-ui/styles';
import { color } from '@copper-carrot/shared-ui/tokens';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';

export interface LateFieldProps {
  part: Pick<OnDemand<never>, 'whenThere'>;
  label: string;
  icon: IconName;
  /** The chosen value as text. */
  text: string | undefined;
  placeholder: string;
  opens: 'listbox' | 'dialog';
  /** Draws the real field, with this ref on its button. */
  children: (button: RefObject<HTMLButtonElement | null>) => ReactNode;
}

/**
 * The button of a field whose code loads on the first press, which then opens it. Looks and reads like the
 * real field.
 */
export function LateField({ part, label, icon, text, placeholder, opens, children }: LateFieldProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const [isComing, setIsComing] = useState(false);
  useEffect(() => {
    if (!isOpened) return;
    field.current?.focus();
    // A list has no options before it is drawn, so it opens in the next frame.
    const frame = requestAnimationFrame(() => field.current?.click());
    return () => cancelAnimationFrame(frame);
  }, [isOpened]);
  const open = () => {
    setIsComing(true);
    const isHere = () => [button.current, document.body].includes(document.activeElement as HTMLElement);
    void part.whenThere(
      () => {
        setIsComing(false);
        // Does not pull the focus back if the person has moved on.
        if (isHere()) setIsOpened(true);
      },
      () => setIsComing(false),
    );
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (opens !== 'listbox' || !['ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    open();
  };
  if (isOpened) return children(field);
  const names = [`${id}-label`, `${id}-value`];
  return (
    <div style={fieldColumn}>
      <Label id={`${id}-label`}>{label}</Label>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup={opens}
        aria-expanded={false}
        aria-busy={isComing || undefined}
        // The same accessible name as the real field's.
        aria-labelledby={(opens === 'listbox' ? names.reverse() : names).join(' ')}
        onClick={open}
        onKeyDown={openByArrow}
      >
        <Icon name={icon} />
        <span id={`${id}-value`} data-empty={text === undefined || undefined}>
          {text ?? placeholder}
        </span>
        {opens === 'listbox' && <Icon name="down" />}
      </Trigger>
    </div>
  );
}

const Label = styled.span`
  ${fieldLabel}
`;
const Trigger = styled.button`
  ${controlBox}
  display: flex;
  gap: 0.625rem;
  align-items: center;
  min-width: 0;
  text-align: left;
  cursor: pointer;

  span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg,
  [data-empty] {
    color: ${color.inkFaint};
  }
  &[aria-busy] {
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${color.inkSoft};
    }
  }
`;
