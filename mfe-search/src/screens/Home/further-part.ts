import { onDemand } from '@copper-carrot/shared-ui/on-demand';

/** What stands below the first view. */
export const further = onDemand(async () => (await import('./Further')).Further);
