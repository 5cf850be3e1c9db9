import { fieldSentence } from './failure';
import { type FieldLimit, limitFault } from './field-limits';

/**
 * The API's message about a field as the sentence beside it; undefined if valid. `ask` replaces it if the
 * value is missing.
 */
export function faultBeside(
  label: string,
  value: unknown,
  limit: FieldLimit = {},
  ask?: string,
): string | undefined {
  const words = limitFault(value, limit);
  if (words === undefined) return undefined;
  return words === 'is missing' && ask ? ask : fieldSentence(label, words);
}

/**
 * The API's field messages as sentences by the labels' names. `prefix` is the common start of the API's
 * names.
 */
export function wordsBeside<Name extends string>(
  said: Readonly<Partial<Record<string, readonly string[]>>>,
  labels: Readonly<Partial<Record<Name, string>>>,
  prefix = '',
): Partial<Record<Name, string>> {
  const beside = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const words = said[prefix + name];
    if (!words?.length || label === undefined) return [];
    return [[name, words.map((each) => fieldSentence(label, each)).join(' ')]];
  });
  return Object.fromEntries(beside) as Partial<Record<Name, string>>;
}
