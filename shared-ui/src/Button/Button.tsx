import { type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { FormPending } from '../Form/form-errors';
import { Icon, type IconName } from '../Icon/Icon';
import { buttonStyle, Spinner } from './button-style';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  /** primary: the one thing to do here; secondary: beside it; quiet: in passing; danger: can't be undone. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  /** Icon behind the words. */
  iconEnd?: IconName;
  /** As wide as its place. */
  wide?: boolean;
  children?: ReactNode;
}

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

export interface ButtonLinkProps extends Look {
  /** A path of the site. */
  to?: string;
  /** Any other address. */
  href?: string;
  target?: string;
  'aria-label'?: string;
  onClick?: () => void;
}

/** Goes somewhere, and looks like a button. */
export function ButtonLink({
  to,
  href,
  variant = 'primary',
  size = 'medium',
  icon,
  iconEnd,
  wide,
  children,
  target,
  ...rest
}: ButtonLinkProps) {
  const look = {
    ...rest,
    target,
    rel: target === '_blank' ? 'noopener' : undefined,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    'data-icon-only': children === undefined || undefined,
  };
  const words = (
    <Words>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </Words>
  );
  return to === undefined ? (
    <Anchor href={href} {...look}>
      {words}
    </Anchor>
  ) : (
    <Route to={to} {...look}>
      {words}
    </Route>
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
const Anchor = styled.a`
  ${buttonStyle}
`;
const Route = styled(RouterLink)`
  ${buttonStyle}
`;
const Words = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;

  &[data-veiled] {
    opacity: 0.25;
  }
`;
