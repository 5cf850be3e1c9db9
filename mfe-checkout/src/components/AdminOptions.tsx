import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { useCheckout } from '../hooks/useCheckout';

const checks = onDemand(async () => (await import('./IgnoredChecks')).IgnoredChecks);

/** Checks that a site admin may skip (1 §6); the code is loaded for site admins only. */
export function AdminOptions() {
  const isWanted = useCheckout().order.can.ignore_checks;
  const isThere = useOnDemand(checks, isWanted);
  return isWanted && isThere && <checks.Part />;
}
