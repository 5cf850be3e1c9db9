import { Link } from 'react-router-dom';
import { supportPhone, telHref } from '@copper-carrot/contracts';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { navigationEntries } from './entries';
import { Logo } from './Logo';

export function Footer() {
  return (
    <Root>
      <div>
        <Logo />
        <nav aria-label="Footer">
          <ul>
            {navigationEntries('footer').map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <a href={telHref(supportPhone)}>{supportPhone}</a>
      </div>
    </Root>
  );
}

const Root = styled.footer`
  padding: ${space(8)} ${space(4)};
  background: ${color.sunken};
  border-top: 1px solid ${color.line};
  font-size: ${text.small};

  > div {
    display: grid;
    gap: ${space(4)};
    max-width: 76rem;
    margin-inline: auto;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(6)};
    list-style: none;
  }
  a {
    color: ${color.inkSoft};
  }
  ${media.tablet} {
    padding-inline: ${space(8)};

    > div {
      grid-template-columns: auto 1fr auto;
      gap: ${space(8)};
      align-items: center;
    }
  }
`;
