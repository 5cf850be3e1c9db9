import { NavLink, useLocation } from 'react-router-dom';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { color, layer, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { styled } from 'styled-components';
import { authModes, redirectOf } from '../auth/auth-modes';
import { useStats } from '../session/stats';
import { navigationEntries } from './entries';
import { Logo } from './Logo';
import { MenuAnchor } from './MenuContent';
import { menuModel } from './menu-model';
import { MobileMenu } from './MobileMenu';
import { UserMenu } from './UserMenu';

/** The dashboard link is hidden on the dashboard. */
const isDashboard = (pathname: string) => /^\/caterer\/\d+\//.test(pathname);

/** The top bar (2 §2). */
export function TopNavigation() {
  const user = useUser();
  const stats = useStats(user);
  const location = useLocation();
  const redirect = redirectOf(location);
  const model = user && menuModel(user, stats, navigationEntries);
  const entries = navigationEntries('main');
  const narrow = useBelow('largeTablet');
  return (
    <>
      {model?.catererDashboard && !isDashboard(location.pathname) && (
        <Banner role="note">
          You are logged in as a caterer. Please use the{' '}
          <a href={model.catererDashboard}>Caterer Dashboard</a>.
        </Banner>
      )}
      <Bar>
        <Logo />
        {narrow ? (
          <Narrow>
            {!user && (
              <ButtonLink to={authModes.login.page(redirect)} variant="quiet" size="small">
                Log In
              </ButtonLink>
            )}
            <MobileMenu entries={entries} model={model} redirect={redirect} />
          </Narrow>
        ) : (
          <Wide>
            <nav aria-label="Main">
              <ul>
                {entries.map(({ label, href }) => (
                  <li key={href}>
                    <NavLink to={href}>{label}</NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <Side>
              {model?.quick.map((link) => (
                <MenuAnchor key={link.href} {...link} />
              ))}
              {user && model ? (
                <UserMenu user={user} model={model} />
              ) : (
                <>
                  <ButtonLink to={authModes.login.page(redirect)} variant="quiet">
                    Log In
                  </ButtonLink>
                  <ButtonLink to={authModes.signUp.page(redirect)}>Sign Up</ButtonLink>
                </>
              )}
            </Side>
          </Wide>
        )}
      </Bar>
    </>
  );
}

const Banner = styled.p`
  padding: ${space(2)} ${space(4)};
  color: ${color.ink};
  background: ${color.honeyTint};
  font-size: ${text.small};
  text-align: center;
`;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.navigation};
  display: flex;
  gap: ${space(8)};
  align-items: center;
  min-height: 4rem;
  padding: 0 ${space(3)} 0 ${space(4)};
  background: color-mix(in srgb, ${color.paper} 94%, transparent);
  border-bottom: 1px solid ${color.line};
  backdrop-filter: blur(10px);

  ${media.tablet} {
    padding: 0 ${space(8)};
  }
`;

const Wide = styled.div`
  display: flex;
  flex: 1;
  gap: ${space(6)};
  align-items: center;
  justify-content: space-between;

  > nav ul {
    display: flex;
    gap: ${space(1)};
    list-style: none;
  }
  > nav a,
  > div > a:not([data-variant]) {
    display: inline-flex;
    gap: ${space(1.5)};
    align-items: center;
    padding: ${space(2)} ${space(3)};
    color: ${color.ink};
    border-radius: ${radius.round};
    font-weight: 550;
    text-decoration: none;
  }
  > nav a:hover,
  > div > a:not([data-variant]):hover,
  > nav a[aria-current='page'],
  > div > a[aria-current='page'] {
    color: ${color.copperText};
    background: ${color.copperTint};
  }
`;

const Side = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
`;

const Narrow = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  margin-left: auto;
`;
