import { inZone, ownZone } from './in-zone';

/** 'Central Time' when the place's clock differs from the reader's on that day, otherwise ''. */
export function zoneNote(zone: string, date: string, own: string = ownZone()): string {
  const noon = new Date(`${date}T12:00:00Z`);
  const here = inZone(noon, own);
  const there = inZone(noon, zone);
  if (here.date === there.date && here.time === there.time) return '';
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(noon);
  return parts.find((one) => one.type === 'timeZoneName')?.value ?? zone;
}
