import { onDemand } from '@copper-carrot/shared-ui/on-demand';

/** The content below the first view, loaded on demand. */
export const further = onDemand(async () => (await import('./Further')).Further);
