import { answerFields } from '../generated/answer-fields';
import { matchPattern } from '../route-pattern';

const readCalls = () =>
  Object.entries(answerFields)
    .flatMap(([fields, alike]) =>
      alike.split(',').map((call) => {
        const [method = '', path = ''] = call.split(' ');
        return { method, path: `/cpi/${path}`, fields: fields.split(' ') };
      }),
    )
    // A path that is written out goes before one with a parameter.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

let calls: ReturnType<typeof readCalls> | undefined;

function findMissing(method: string, url: string, answer: unknown): readonly string[] {
  const [path = ''] = url.split('?');
  calls ??= readCalls();
  const call = calls.find((each) => each.method === method && matchPattern(each.path, path));
  if (!call) return [];
  if (typeof answer !== 'object' || answer === null) return call.fields;
  return call.fields.filter((field) => !(field in answer));
}

/**
 * What an answer lacks of the fields that the API's document gives it; of its own fields alone, not of theirs. Nothing in
 * production: every page would load the table of fields, and tests hold the API's recorded answers against the document.
 */
export const missingFields: typeof findMissing =
  process.env.NODE_ENV === 'production' ? () => [] : findMissing;
