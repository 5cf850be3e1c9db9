/** Round numbers from zero, or from below it, to above the highest value: the lines across a chart. */
export function ticksOf(values: readonly number[], atMost = 5): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / (atMost - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Which of the words below fit beside each other: each n-th, the first among them. */
export const everyNth = (words: readonly string[], room: number) =>
  Math.max(1, Math.ceil((Math.max(...words.map(({ length }) => length), 1) * 7 + 12) / Math.max(room, 1)));
