import { Link } from 'react-router-dom';
import { href, productName } from '@copper-carrot/contracts';
import { color, font } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';

export function Logo() {
  return (
    <Root to={href.home()} aria-label={`${productName}, home`}>
      <svg viewBox="0 0 32 32" aria-hidden focusable="false">
        <path d="M9 12c3-4 11-4 14 0 2 2 1 5 0 7l-5 10c-1 2-3 2-4 0L9 19c-1-2-2-5 0-7z" fill={color.copper} />
        <path d="M12 17l4 1M21 20l-4 1" stroke={color.paper} strokeWidth="1.500" strokeLinecap="round" />
        <path
          d="M15 10c-1-5-5-7-8-7 1 4 4 7 8 7zM16 10c0-5 2-8 5-9 1 4 0 7-5 9zM17 10c2-4 6-4 9-3-2 3-5 4-9 3z"
          fill={color.leaf}
        />
      </svg>
      <span>{productName}</span>
    </Root>
  );
}

const Root = styled(Link)`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  color: ${color.ink};
  font-family: ${font.heading};
  font-weight: 600;
  font-size: 1.25rem;
  letter-spacing: -0.02em;
  white-space: nowrap;
  text-decoration: none;

  svg {
    width: 2rem;
    height: 2rem;
  }
`;
