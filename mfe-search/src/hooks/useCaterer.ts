import { type CatererView } from '@copper-carrot/contracts';
import useSWR from 'swr';
import { get, urls } from '../api';

/** Who cooks a package, and in which kitchens; undefined while it is not known. */
export const useCaterer = (packageId: number): CatererView | undefined =>
  useSWR<CatererView, unknown>(urls.caterer(packageId), get, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  }).data;
