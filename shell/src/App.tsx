import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useReadsOfOnePerson } from '@copper-carrot/contracts/runtime';
import { GlobalStyle } from '@copper-carrot/shared-ui/GlobalStyle';
import { AuthModal } from './auth/AuthModal';
import { ErrorPage } from './errors/ErrorPage';
import { describeError } from './errors/describe-error';
import { reloadAfterChunkFailure } from './errors/chunk-reload';
import { shellRelease } from './releases/shell-release';
import { LoadingIndicator } from './loading/LoadingIndicator';
import { NotificationCentre } from './notifications/NotificationCentre';
import { Pages, type PagesProps } from './routing/Pages';
import { RouteAnnouncer } from './routing/RouteAnnouncer';
import { ErrorBoundary } from './slot/ErrorBoundary';
import { reportFault } from './slot/faults';
import { loads } from './slot/loads';

/** The page around every screen; an error in the shell itself still ends on an error page. */
export function App({
  reload = () => window.location.reload(),
  ...props
}: PagesProps & { reload?: () => void }) {
  useReadsOfOnePerson();
  useEffect(tellDrawn, []);
  return (
    <ErrorBoundary
      resetKey={null}
      onError={shellFailed}
      fallback={(error) => <ShellFailed error={error} reload={reload} />}
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

/** How long the shell's release took counts as a remote's does: from the begin of the page until it stands. */
function tellDrawn() {
  const shell = shellRelease();
  if (shell) loads.push({ release_id: shell.id, ms: performance.now() });
}

function shellFailed(error: unknown) {
  if (reloadAfterChunkFailure(error)) return;
  const shell = shellRelease();
  if (shell) reportFault(shell, 'render', error);
}

/** Nothing of the shell stands any more, so whoever goes on, or back, gets a page that is loaded anew. */
function ShellFailed({ error, reload }: { error: unknown; reload: () => void }) {
  const { key } = useLocation();
  const [failedAt] = useState(key);
  useEffect(() => {
    if (key !== failedAt) reload();
  }, [key, failedAt, reload]);
  return (
    <>
      <GlobalStyle />
      <ErrorPage {...describeError(error)} />
    </>
  );
}
