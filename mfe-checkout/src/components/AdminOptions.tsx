import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useCheckout } from '../hooks/useCheckout';

const checks = onDemand(async () => (await import('./IgnoredChecks')).IgnoredChecks);

/** What a site admin may have skipped (1 §6); nobody else sees it, or waits for it. */
export function AdminOptions() {
  const isWanted = useCheckout().order.can.ignore_checks;
  const isThere = useOnDemand(checks, isWanted);
  return isWanted && isThere && <checks.Part />;
}
