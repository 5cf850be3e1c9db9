import { fieldSentence } from './failure';
import { type FieldLimit, limitFault } from './field-limits';

/** Why the API would refuse a field's value, as the sentence beside it; nothing where it would take it. `ask` says it where it is missing. */
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
 * What the API said of fields, as the sentences beside those that have a label here, by their names. `prefix` is what the
 * API's names begin with.
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
