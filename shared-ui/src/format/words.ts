/** 'rice, beans, and salsa'; with 'or' as the last word if asked. By hand, since the browser's own takes 10 ms to be made. */
export function joinList(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1)}`;
}

/** '1 person', '12 people': the number and the noun that fits it. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
