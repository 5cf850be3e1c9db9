const and = new Intl.ListFormat('en-US', { type: 'conjunction' });
const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** 'rice, beans, and salsa'; with 'or' as the last word if asked. */
export function joinList(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  return (word === 'and' ? and : or).format(items);
}

/** '1 person', '12 people': the number and the noun that fits it. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
