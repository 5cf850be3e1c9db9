import { type Ref, use, useEffect, useRef, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styled from 'styled-components';
import { FormPending } from '../Form/form-errors';
import { Icon } from '../Icon/Icon';
import { type Look, Words } from './button-look';
import { buttonStyle, Spinner } from './button-style';

export { ButtonLink, type ButtonLinkProps } from './ButtonLink';
export type { ButtonVariant } from './button-look';

export interface ButtonProps
  extends
    Look,
    Pick<
      AriaButtonProps,
      'slot' | 'autoFocus' | 'id' | 'name' | 'value' | 'form' | (`aria-${string}` & keyof AriaButtonProps)
    > {
  /** A promise keeps the button pending, and unpressable, until it settles. */
  onClick?: () => unknown;
  type?: 'button' | 'submit' | 'reset';
  pending?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A press that runs once: while it is pending, a second press does nothing. */
export function Button({
  variant = 'primary',
  size = 'medium',
  icon,
  iconEnd,
  wide,
  children,
  onClick,
  pending = false,
  disabled,
  ...rest
}: ButtonProps) {
  const [working, press] = useSinglePress(onClick);
  const isSending = use(FormPending) && rest.type === 'submit';
  const isPending = pending || working || isSending;
  return (
    <Root
      {...rest}
      onPress={onClick && press}
      isPending={isPending}
      isDisabled={disabled}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-icon-only={children === undefined || undefined}
    >
      {isPending && <Spinner aria-hidden />}
      <Words data-veiled={isPending || undefined}>
        {icon && <Icon name={icon} />}
        {children}
        {iconEnd && <Icon name={iconEnd} />}
      </Words>
    </Root>
  );
}

function useSinglePress(onClick?: () => unknown) {
  const [working, setWorking] = useState(false);
  const busy = useRef(false);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const press = () => {
    if (busy.current) return;
    const result = onClick?.();
    if (!(result instanceof Promise)) return;
    busy.current = true;
    setWorking(true);
    const settle = () => {
      busy.current = false;
      if (mounted.current) setWorking(false);
    };
    // A failure stays the caller's: it is still reported as unhandled when nobody caught it.
    void result.finally(settle);
  };
  return [working, press] as const;
}

const Root = styled(AriaButton)`
  ${buttonStyle}
`;
