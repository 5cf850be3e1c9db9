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

/** Renders the layout and screen of every page; an error in the shell itself shows an error page too. */
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

/** Reports the shell's load time like a remote's: from navigation start to the first render. */
function tellDrawn() {
  const shell = shellRelease();
  if (shell) loads.push({ release_id: shell.id, ms: performance.now() });
}

function shellFailed(error: unknown) {
  if (reloadAfterChunkFailure(error)) return;
  const shell = shellRelease();
  if (shell) reportFault(shell, 'render', error);
}

/** The shell has failed, so navigating, or going back, reloads the page. */
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
