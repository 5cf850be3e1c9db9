import type { Schemas } from '@copper-carrot/contracts';
import { urls, useRead } from '../api';

/** Who cooks a package, and in which kitchens; undefined while it is not known. */
export const useCaterer = (packageId: number): Schemas['Caterer'] | undefined =>
  useRead(urls.caterer(packageId)).data;
