import { zoneName } from '@copper-carrot/contracts';
import { ownZone } from './in-zone';

/** 'Central Time' when the place's clock differs from the reader's on that day, otherwise ''. */
export const zoneNote = (zone: string, date: string, own: string = ownZone()): string =>
  zoneName(zone, noonOf(date), own, 'longGeneric');

const noonOf = (date: string) => `${date}T12:00:00Z`;
