import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { aside, urls } from '../api';

/** Who cooks a package, and in which kitchens; undefined while it is not known. */
export const useCaterer = (packageId: number): Schemas['Caterer'] | undefined =>
  useRead(urls.caterer(packageId), aside).data;
