import { type ReactNode, use, useEffect, useState } from 'react';
import { href, productName } from '@copper-carrot/contracts';
import { openAuth, useUser } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { ErrorOnShow } from '../routing/error-on-show';
import { authModes, redirectOf } from '../auth/auth-modes';
import { pageTitle } from '../routing/page-title';
import { ErrorBoundary } from '../slot/ErrorBoundary';
import { SpilledPlate } from './SpilledPlate';

interface ErrorPageProps {
  statusCode: number;
  message?: string;
  /** Reloads the page, which may be permitted after a sign-in. */
  reload?: () => void;
}

const readableMs = 400;

const supportMail = 'support@coppercarrot.example';

/** The error page of a status: 401, 403 and 404 have their own, others use 500's (2 §2). */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <ErrorBoundary
      resetKey={props.statusCode}
      fallback={() => (
        <p>
          An error occurred while showing the error page. <a href="/">Go to the home page</a>
        </p>
      )}
    >
      <PageOfStatus {...props} />
    </ErrorBoundary>
  );
}

function PageOfStatus({ statusCode, message, reload = () => window.location.reload() }: ErrorPageProps) {
  const user = useUser();
  switch (statusCode) {
    case 401:
      return (
        <NeedsLogin
          title="Please Log In Below"
          message={message || 'This page is only for logged-in users.'}
          imageHref={user ? href.customerOrders() : href.login()}
          reload={reload}
        />
      );
    case 403:
      return (
        <NeedsLogin
          title="Access Denied"
          message={message || "You don't have permission to access that page."}
          imageHref={user ? href.home() : href.login()}
          reload={reload}
        />
      );
    case 404:
      return (
        <Frame title="404" image={<SpilledPlate />} sub={message || 'Page not found'}>
          <ButtonLink href={href.search()} icon="search">
            Find food
          </ButtonLink>
          <ButtonLink href={href.home()} variant="secondary">
            Home page
          </ButtonLink>
        </Frame>
      );
    default:
      return (
        <Frame
          title="500 - We're sorry but something went wrong!"
          image={<SpilledPlate />}
          sub={
            <>
              {message && <Detail>{message}</Detail>}
              Try refreshing the page. If it happens again, email{' '}
              <a href={`mailto:${supportMail}`}>{supportMail}</a>.
            </>
          }
        >
          <Button onClick={reload}>Refresh the page</Button>
          <ButtonLink href={href.home()} variant="secondary">
            Home page
          </ButtonLink>
        </Frame>
      );
  }
}

/** 401 and 403: signed-out people get both sign-in buttons. */
function NeedsLogin({
  title,
  message,
  imageHref,
  reload,
}: {
  title: string;
  message: string;
  imageHref: string;
  reload: () => void;
}) {
  const user = useUser();
  const [refreshing, setRefreshing] = useState(false);
  const logIn = async () => {
    if (!(await openAuth('login'))) return;
    setRefreshing(true);
    // Delayed, so that the message can be read before the reload.
    setTimeout(reload, readableMs);
  };
  if (refreshing) return <Refreshing role="status">Refreshing the page...</Refreshing>;
  return (
    <Frame
      title={title}
      sub={message}
      image={
        <a href={imageHref} aria-label={user ? `To ${productName}` : 'To the login page'}>
          <SpilledPlate />
        </a>
      }
    >
      {!user && (
        <>
          <Button onClick={logIn}>Log In</Button>
          <ButtonLink href={authModes.signUp.page(redirectOf(window.location))} variant="secondary">
            Sign Up
          </ButtonLink>
        </>
      )}
    </Frame>
  );
}

function Frame({
  title,
  sub,
  image,
  children,
}: {
  title: string;
  sub: ReactNode;
  image: ReactNode;
  children: ReactNode;
}) {
  const tell = use(ErrorOnShow);
  useEffect(() => tell(), [tell]);
  return (
    <Root>
      <title>{pageTitle(title)}</title>
      {image}
      <h1>{title}</h1>
      <div>{sub}</div>
      <Actions>{children}</Actions>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
  max-width: 36rem;
  margin: ${space(8)} auto ${space(16)};
  text-align: center;

  h1 {
    font-size: ${text.title};
  }
  > div {
    color: ${color.inkSoft};
    font-size: ${text.large};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  justify-content: center;
  margin-top: ${space(2)};

  &:empty {
    display: none;
  }
`;

const Detail = styled.p`
  margin-bottom: ${space(2)};
`;

const Refreshing = styled.p`
  padding: ${space(24)} 0;
  text-align: center;
  font-size: ${text.large};
`;
