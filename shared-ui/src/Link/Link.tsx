import { type MouseEvent, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, motion, radius } from '../theme/tokens';

export interface LinkProps {
  /** A path of the site. */
  to?: string;
  /** Any other address. */
  href?: string;
  /** `plain` takes the colour of the text around it. */
  look?: 'copper' | 'plain';
  target?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  'aria-current'?: 'page';
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/** A link in text or in a list; `to` stays on the site, `href` may leave it. */
export function Link({ to, href, look = 'copper', ...rest }: LinkProps) {
  const rel = rest.target === '_blank' ? 'noopener' : undefined;
  return to === undefined ? (
    <Anchor href={href} rel={rel} data-look={look} {...rest} />
  ) : (
    <Route to={to} rel={rel} data-look={look} {...rest} />
  );
}

const style = css`
  color: ${color.copperText};
  border-radius: ${radius.small};
  text-decoration-thickness: 1px;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.copperHover};
    text-decoration-thickness: 2px;
  }
  &[data-look='plain'] {
    color: inherit;
    text-decoration: none;
  }
  &[data-look='plain']:hover {
    text-decoration: underline;
  }
`;
const Anchor = styled.a`
  ${style}
`;
const Route = styled(RouterLink)`
  ${style}
`;
