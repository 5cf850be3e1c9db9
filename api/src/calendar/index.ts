export { calendarFile, type CalendarEntry } from './calendar-file';
