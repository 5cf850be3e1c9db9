import type { Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { aside, urls } from '../api';
import { useCountdown } from './useCountdown';

/**
 * The service terms of a package at a place, else at its first one; reloads when the soonest event's
 * deadline passes.
 */
export function useService(
  { slug, service }: Schemas['Package'],
  placeId: number | null,
): Schemas['PackageService'] | undefined {
  const [known, setKnown] = useState(service);
  const here = known.find((each) => each.place_id === placeId) ?? known[0];
  const left = useCountdown(here?.soonest?.cutoff_at ?? null);
  const { data } = useRead(left !== null && left < 0 ? urls.packageUnseen(slug) : undefined, aside);
  if (data && data.service !== known) setKnown(data.service);
  return here;
}
