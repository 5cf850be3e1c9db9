import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { tokenIn } from '@copper-carrot/contracts';
import { type AuthMode, notify, refetchUser, useUser } from '@copper-carrot/contracts/runtime';
import { color, media, radius, shadow, space } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageTitle } from '../routing/page-title';
import { siteData } from '../site-data';
import { authModes, landingOf, redirectOf, safeRedirect } from './auth-modes';
import { AuthPanel } from './AuthPanel';

const DemoAccounts = lazy(() =>
  import('./DemoAccounts').then((loaded) => ({ default: loaded.DemoAccounts })),
);

/** The screen of /login, /sign-up and /forgot-password; after signing in it follows the redirect (2 §2). */
function AuthPage({ mode }: { mode: AuthMode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const user = useUser();
  const search = new URLSearchParams(location.search);
  const target = safeRedirect(search.get('redirect'), window.location.origin);
  const resetToken = mode === 'forgotPassword' ? tokenIn(search.get('token')) : null;
  useEffect(() => {
    document.title = pageTitle(authModes[mode].heading);
  }, [mode]);
  useEffect(() => {
    // A valid reset link works whether signed in or not.
    if (user && !resetToken) void navigate(landingOf(user, target), { replace: true });
  }, [user, target, resetToken, navigate]);
  const enter = async () => {
    const person = await refetchUser();
    if (!person || !resetToken) return;
    notify({ kind: 'success', message: 'Your password is changed, and you are logged in.' });
    void navigate(landingOf(person, target), { replace: true });
  };
  return (
    <AuthRoot>
      <AuthCard>
        <AuthPanel
          mode={mode}
          search={location.search}
          onMode={(next) => void navigate(authModes[next].page(redirectOf(location)))}
          onSignedIn={() => void enter()}
          resetToken={resetToken}
        />
      </AuthCard>
      {mode === 'login' && siteData().demoAccounts.length > 0 && (
        <Suspense>
          <DemoAccounts />
        </Suspense>
      )}
    </AuthRoot>
  );
}

export const LoginPage = () => <AuthPage mode="login" />;
export const SignUpPage = () => <AuthPage mode="signUp" />;
export const ForgotPasswordPage = () => <AuthPage mode="forgotPassword" />;

export const AuthRoot = styled.div`
  display: grid;
  gap: ${space(6)};
  width: min(100%, 27rem);
  margin: ${space(4)} auto ${space(12)};

  ${media.largeTablet} {
    margin-top: ${space(10)};
  }
`;

/** A card in the middle of the page. */
export const AuthCard = styled.div`
  padding: ${space(6)};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.mid};

  ${media.tablet} {
    padding: ${space(8)};
  }
`;
