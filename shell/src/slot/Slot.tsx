import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { slotDeadlineMs } from '@copper-carrot/contracts';
import { Section } from '@copper-carrot/shared-ui';
import { describeError } from '../errors/describe-error';
import { ErrorPage } from '../errors/ErrorPage';
import { ErrorBoundary } from './ErrorBoundary';
import { reportFault } from './faults';
import { ScreenSkeleton } from './ScreenSkeleton';
import { type ScreenLoad } from './screen-load';
import { StaticFallback } from './StaticFallback';

/**
 * The place that the shell gives to a remote's screen. Whatever the remote does — comes late, breaks while it renders,
 * suspends for ever — something stands here, the page around it lives, and what comes later takes the place. A read that
 * fails is no fault of the remote: it can be tried again where it stood.
 */
export function Slot({ load }: { load: ScreenLoad }) {
  const state = useSyncExternalStore(load.subscribe, load.snapshot);
  const { fallback } = load.remote;
  if (state.status === 'waiting') return <ScreenSkeleton />;
  if (state.status === 'late') return <StaticFallback words={fallback} onRetry={() => load.retry()} />;
  const { Screen, release } = state;
  return (
    <ErrorBoundary
      resetKey={Screen}
      onError={(error) => {
        if (isPageStatus(error)) return;
        reportFault({ ...load.remote, ...release }, { kind: 'render', message: String(error) });
        load.replace(release);
      }}
      fallback={(error) => <ErrorPage {...describeError(error)} />}
    >
      <Suspense
        fallback={
          <Waiting
            onLate={() =>
              reportFault({ ...load.remote, ...release }, { kind: 'suspended', message: load.path })
            }
            late={<StaticFallback words={fallback} />}
          />
        }
      >
        <Section page>
          <Screen />
        </Section>
      </Suspense>
    </ErrorBoundary>
  );
}

/** A status that a screen chose (404, 403) is an answer, not a fault. */
const isPageStatus = (error: unknown) => describeError(error).statusCode < 500;

/** A skeleton that gives way to the fallback when a screen suspends past the deadline. */
function Waiting({ late, onLate }: { late: ReactNode; onLate: () => void }) {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPast(true);
      onLate();
    }, slotDeadlineMs);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the deadline runs once per wait, whatever the callbacks are by then
  }, []);
  return past ? late : <ScreenSkeleton />;
}
