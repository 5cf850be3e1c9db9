import { fieldSentence } from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { headcountRefused, type Input } from '../../hooks/useSearchResults';

/** The start of a sentence about a search field. */
const subjects: Record<Input, string> = {
  formatted_address: 'This',
  google_place_id: 'This',
  start_date: 'This date',
  start_time: 'This time',
  headcount: 'The headcount',
};
const inputs = Object.keys(subjects) as Input[];
const wrongHeadcount = 'The headcount must be a whole number from 1 to 10,000.';

/** The error's sentences about these fields. */
export function wordsOnInput(error: unknown, fields: readonly Input[] = inputs): string[] {
  if (error === headcountRefused) return fields.includes('headcount') ? [wrongHeadcount] : [];
  if (!isApiFailure(error)) return [];
  return fields.flatMap((field) =>
    (error.payload.field_errors?.[field] ?? []).map((words) => fieldSentence(subjects[field], words)),
  );
}
