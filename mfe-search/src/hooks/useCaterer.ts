import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, urls } from '../api';

/** The caterer and kitchens of a package; undefined until loaded. */
export const useCaterer = (packageId: number): Schemas['Caterer'] | undefined =>
  useRead(urls.caterer(packageId), aside).data;
