import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { type Look, Words } from './button-look';
import { buttonStyle } from './button-style';

export interface ButtonLinkProps extends Look {
  /** A path of the site. */
  to?: string;
  /** Any other address. */
  href?: string;
  target?: string;
  'aria-label'?: string;
  onClick?: () => void;
}

/** Goes somewhere, and looks like a button. In a file of its own, since whoever only draws buttons needs no router. */
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

const Anchor = styled.a`
  ${buttonStyle}
`;
const Route = styled(RouterLink)`
  ${buttonStyle}
`;
