/** Reads and writes a value in the query string; an invalid value reads as no choice. */
export interface Codec<Value> {
  read: (values: string[]) => Value;
  write: (value: Value) => string[];
  /** The possible values; missing for any number or text. */
  choices?: readonly unknown[];
}

export const one = <Value>(
  read: (text: string) => Value | null,
  write: (value: Value) => string = String,
): Codec<Value | null> => ({
  read: ([text]) => (text === undefined ? null : read(text)),
  write: (value) => (value === null ? [] : [write(value)]),
});
export const among = <Value extends string>(values: readonly Value[]): Codec<Value | null> => ({
  ...one<Value>((text) => values.find((value) => value === text) ?? null),
  choices: [null, ...values],
});
export const many = <Value extends string>(values: readonly Value[]): Codec<Value[]> => ({
  // In the list's order, so that equal choices give equal addresses.
  read: (texts) => values.filter((value) => texts.includes(value)),
  write: (chosen) => values.filter((value) => chosen.includes(value)),
  choices: values,
});
export const flag: Codec<boolean> = {
  read: ([text]) => text === 'true',
  write: (value) => (value ? ['true'] : []),
  choices: [true, false],
};
export const either: Codec<boolean | null> = {
  ...one((text) => (text === 'true' ? true : text === 'false' ? false : null)),
  choices: [null, true, false],
};
export const whole = (least: number, most: number) =>
  one<number>((text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : null;
  });
/** Any number, so that an invalid one is shown with its error. */
export const number = one<number>((text) => {
  const value = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
});
export const numberAmong = (values: readonly number[]): Codec<number | null> => ({
  ...one<number>((text) => values.find((value) => String(value) === text) ?? null),
  choices: [null, ...values],
});
export const id = whole(1, 999_999_999);
export const dollars = one<number>((text) => {
  const number = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  return number > 0 ? number : null;
});
export const words = (longest: number) => one<string>((text) => text.trim().slice(0, longest).trim() || null);
/** A codec with a default value, which is not written. */
export const otherwise = <Value>(codec: Codec<Value | null>, usual: Value): Codec<Value> => ({
  read: (values) => codec.read(values) ?? usual,
  write: (value) => (value === usual ? [] : codec.write(value)),
  ...(codec.choices && { choices: codec.choices.filter((choice) => choice !== null) }),
});

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
export const date = one((text) => (isDate(text) ? text : null));
export const time = one((text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null));
