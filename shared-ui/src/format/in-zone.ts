import { inZone } from '@copper-carrot/contracts';

export { inZone };

/** Today's date at the place. */
export function todayIn(zone: string, now: Date = new Date()): string {
  return inZone(now, zone).date;
}

/** The reader's own IANA zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
