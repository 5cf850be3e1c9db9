import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { slotDeadlineMs } from '@copper-carrot/contracts';
import { Section } from '@copper-carrot/shared-ui/Section';
import { describeError, isPageStatus } from '../errors/describe-error';
import { ErrorPage } from '../errors/ErrorPage';
import { ErrorBoundary } from './ErrorBoundary';
import { reportFault } from './faults';
import { ScreenSkeleton } from './ScreenSkeleton';
import { type ScreenLoad } from './screen-load';
import { StaticFallback } from './StaticFallback';

/**
 * The place of a remote's screen. If the remote is late, throws while rendering or suspends forever, a
 * fallback is shown and the page keeps working; a late screen still replaces it. A failed read is not the
 * remote's fault and is retried in place.
 */
export function Slot({ load }: { load: ScreenLoad }) {
  const state = useSyncExternalStore(load.subscribe, load.snapshot);
  const { pathname, search } = useLocation();
  const { fallback } = load.remote;
  // Stops retries of a screen that is no longer shown.
  useEffect(() => load.wait(), [load]);
  if (state.status === 'waiting') return <ScreenSkeleton />;
  if (state.status === 'late') return <StaticFallback words={fallback} onRetry={() => load.retry()} />;
  const { Screen, release } = state;
  const late = <StaticFallback words={fallback} />;
  return (
    <ErrorBoundary
      // A screen serves many addresses, so an error applies to one only.
      resetKey={`${release.container} ${pathname}${search}`}
      onError={(error) => {
        if (isPageStatus(error)) return;
        reportFault({ ...load.remote, ...release }, 'render', error);
        load.replace(release);
      }}
      fallback={(error) =>
        !isPageStatus(error) && load.hasAnother(release) ? late : <ErrorPage {...describeError(error)} />
      }
    >
      <Suspense
        fallback={
          <Waiting
            load={load}
            onLate={() => {
              reportFault({ ...load.remote, ...release }, 'suspended', load.path);
              load.replace(release);
            }}
            late={late}
          />
        }
      >
        <Section page>
          <Screen />
          <WhenDrawn load={load} />
        </Section>
      </Suspense>
    </ErrorBoundary>
  );
}

interface WaitingProps {
  load: ScreenLoad;
  late: ReactNode;
  onLate: () => void;
}
/**
 * A skeleton, replaced by the fallback after a deadline; reports lateness if the screen alone took that
 * long.
 */
function Waiting({ load, late, onLate }: WaitingProps) {
  const [patienceMs] = useState(load.patienceMs);
  const [past, setPast] = useState(patienceMs === 0);
  useEffect(() => {
    const timers = [setTimeout(() => setPast(true), patienceMs), setTimeout(onLate, slotDeadlineMs)];
    return () => timers.forEach(clearTimeout);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the deadlines run once per wait, whatever the callback is by then
  }, []);
  return past ? late : <ScreenSkeleton />;
}

/** Tells the load that its screen rendered. */
function WhenDrawn({ load }: { load: ScreenLoad }) {
  useEffect(() => load.drawn(), [load]);
  return null;
}
