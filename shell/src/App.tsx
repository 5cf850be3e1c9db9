import { useReadsOfOnePerson } from '@copper-carrot/contracts/runtime';
import { GlobalStyle } from '@copper-carrot/shared-ui';
import { AuthModal } from './auth/AuthModal';
import { ErrorPage } from './errors/ErrorPage';
import { describeError } from './errors/describe-error';
import { reloadAfterChunkFailure } from './errors/chunk-reload';
import { LoadingIndicator } from './loading/LoadingIndicator';
import { NotificationCentre } from './notifications/NotificationCentre';
import { Pages, type PagesProps } from './routing/Pages';
import { RouteAnnouncer } from './routing/RouteAnnouncer';
import { ErrorBoundary } from './slot/ErrorBoundary';

/** The page around every screen; an error in the shell itself still ends on an error page. */
export function App(props: PagesProps) {
  useReadsOfOnePerson();
  return (
    <ErrorBoundary
      resetKey={null}
      onError={(error) => void reloadAfterChunkFailure(error)}
      fallback={(error) => (
        <>
          <GlobalStyle />
          <ErrorPage {...describeError(error)} />
        </>
      )}
    >
      <GlobalStyle />
      <Pages {...props} />
      <AuthModal />
      <RouteAnnouncer />
      <LoadingIndicator />
      <NotificationCentre />
    </ErrorBoundary>
  );
}
