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
 * The place that the shell gives to a remote's screen. Whatever the remote does — comes late, breaks while it renders,
 * suspends for ever — something stands here, the page around it lives, and what comes later takes the place. A read that
 * fails is no fault of the remote: it can be tried again where it stood.
 */
export function Slot({ load }: { load: ScreenLoad }) {
  const state = useSyncExternalStore(load.subscribe, load.snapshot);
  const { pathname, search } = useLocation();
  const { fallback } = load.remote;
  // A screen that nobody waits for any more is not asked for again and again.
  useEffect(() => load.wait(), [load]);
  if (state.status === 'waiting') return <ScreenSkeleton />;
  if (state.status === 'late') return <StaticFallback words={fallback} onRetry={() => load.retry()} />;
  const { Screen, release } = state;
  const late = <StaticFallback words={fallback} />;
  return (
    <ErrorBoundary
      // One screen serves many addresses: what failed at one of them says nothing of another.
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
/** A skeleton that gives way to the fallback when the person has waited long enough; a screen is late once it alone took that long. */
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

/** Tells a load that the screen beside it stands. */
function WhenDrawn({ load }: { load: ScreenLoad }) {
  useEffect(() => load.drawn(), [load]);
  return null;
}
