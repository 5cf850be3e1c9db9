import { type LoadReport } from '@copper-carrot/contracts';

/** How long the slots of this page waited for each release that came, until somebody tells it. */
export const loads: LoadReport['loads'] = [];
