import { type LoadReport } from '@copper-carrot/contracts';

/** Load times of this page's releases that are not reported yet. */
export const loads: LoadReport['loads'] = [];
