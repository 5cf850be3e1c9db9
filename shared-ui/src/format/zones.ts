// Two files, so that a page which never names a zone does not load the words for it.
export { inZone, ownZone, todayIn } from './in-zone';
export { zoneNote } from './zone-note';
