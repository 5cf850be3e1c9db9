/** What a record has under a name that somebody else chose: every object has a `constructor` and a `toString` of no record's. */
export const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
