const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Whether phone support is open: Monday to Friday, 9 to 17 in New York (2 §9). */
export function isBusinessHour(moment: Date): boolean {
  const parts = new Map(newYork.formatToParts(moment).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  return !['Sat', 'Sun'].includes(parts.get('weekday') ?? '') && hour >= 9 && hour < 17;
}
