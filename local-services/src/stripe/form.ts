import { badParameter } from './errors';

/** A decoded form: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = Record<string, FormValue>;

/** Turns one field into a value; `undefined` means that it wasn't sent. */
export type Reader<T> = (value: FormValue | undefined, name: string) => T;
export type Shape = Record<string, Reader<unknown>>;
export type Read<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

/** Reads the known fields and refuses others, as Stripe does. */
export function read<S extends Shape>(form: Form, shape: S, prefix = ''): Read<S> {
  const nameOf = (key: string) => (prefix ? `${prefix}[${key}]` : key);
  const known = prefix ? shape : { ...shape, expand: list(text()) };
  for (const key of Object.keys(form)) {
    if (!Object.hasOwn(known, key)) {
      const similar = Object.keys(known).find((name) => name.endsWith(key) || key.endsWith(name));
      const hint = similar ? `. Did you mean ${similar}?` : '';
      throw badParameter(
        nameOf(key),
        `Received unknown parameter: ${nameOf(key)}${hint}`,
        'parameter_unknown',
      );
    }
  }
  const fields = Object.entries(shape).map(([key, reader]) => [key, reader(form[key], nameOf(key))]);
  return Object.fromEntries(fields) as Read<S>;
}

/** The fields that were sent. */
export const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

export function required<T>(reader: Reader<T | null | undefined>): Reader<T> {
  return (value, name) => {
    const result = reader(value, name);
    if (result === undefined || result === null) {
      throw badParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
    }
    return result;
  };
}

/** A string; an empty one clears the field and reads as null. */
export function text(max = 5000): Reader<string | null | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw badParameter(name, `Invalid string: ${name}`);
    if (value.length > max) {
      throw badParameter(name, `Invalid string: must be at most ${max} characters`);
    }
    return value === '' ? null : value;
  };
}

export function integer(min: number, max = 99_999_999): Reader<number | undefined> {
  return (value, name) => {
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value)) {
      throw badParameter(name, `Invalid integer: ${name}`, 'parameter_invalid_integer');
    }
    const number = Number(value);
    if (number < min || number > max) {
      throw badParameter(name, `This value must be between ${min} and ${max}.`, 'parameter_invalid_integer');
    }
    return number;
  };
}

export const flag: Reader<boolean | undefined> = (value, name) => {
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') {
    throw badParameter(name, `Invalid boolean: ${name}`);
  }
  return value === 'true';
};

export function oneOf<T extends string>(...values: T[]): Reader<T | undefined> {
  return (value, name) => {
    if (value === undefined || value === '') return undefined;
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw badParameter(name, `Invalid ${name}: must be one of ${values.join(', ')}`);
    return found;
  };
}

export function list<T>(reader: Reader<T>): Reader<T[] | undefined> {
  return (value, name) => {
    if (value === undefined || value === '') return undefined;
    if (!Array.isArray(value)) throw badParameter(name, 'Invalid array');
    return value.map((item, index) => reader(item, `${name}[${index}]`));
  };
}

export function object<S extends Shape>(shape: S): Reader<Read<S> | undefined> {
  return (value, name) => {
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string' || Array.isArray(value)) throw badParameter(name, 'Invalid object');
    return read(value, shape, name);
  };
}

/** A part of the request that is accepted unchecked. */
export const hash: Reader<Form | undefined> = (value, name) => {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) throw badParameter(name, 'Invalid object');
  return value;
};

/** Metadata to merge: an empty value removes its key, an empty whole removes all. */
export const metadata: Reader<Record<string, string> | null | undefined> = (value, name) => {
  if (value === '') return null;
  const entries = Object.entries(hash(value, name) ?? {});
  if (value !== undefined && entries.length > 50) throw badParameter(name, 'Metadata can have up to 50 keys');
  for (const [key, item] of entries) {
    const field = `${name}[${key}]`;
    if (typeof item !== 'string') throw badParameter(field, 'Metadata values must be strings');
    if (key.length > 40) throw badParameter(field, 'Metadata keys can have up to 40 characters');
    if (item.length > 500) throw badParameter(field, 'Metadata values can have up to 500 characters');
  }
  return value === undefined ? undefined : (Object.fromEntries(entries) as Record<string, string>);
};

export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
