export {
  availabilityAt,
  nearestSlots,
  noticeOf,
  soonestServed,
  type Availability,
  type KitchenCalendar,
} from './availability';
export {
  canStillOrder,
  cutoff,
  deliveryWindow,
  earliestStart,
  nextDateInTime,
  presentStart,
  type CutoffRule,
} from './cutoff';
export {
  authorizationDue,
  authorizationDueSql,
  cancellationTerms,
  heldUntil,
  pendingExpiry,
  type CancellationPolicy,
  type CancellationTerms,
} from './deadlines';
export {
  clockForPeople,
  dateForPeople,
  isOpenFor,
  type Closure,
  type Daypart,
  type KitchenHours,
  type Opening,
} from './opening';
export { slots } from './slots';
export {
  LocalTimeError,
  addDays,
  offsetAt,
  toLocal,
  toUtc,
  utcOffset,
  weekdayOf,
  type LocalMoment,
} from './zones';
