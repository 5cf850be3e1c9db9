import { answerFields } from './answer-fields';
import { matchPattern } from '../route-pattern';

const calls = Object.entries(answerFields)
  .flatMap(([fields, alike]) =>
    alike.split(',').map((call) => {
      const [method = '', path = ''] = call.split(' ');
      return { method, path: `/cpi/${path}`, fields: fields.split(' ') };
    }),
  )
  // A path that is written out goes before one with a parameter.
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/** What an answer lacks of the fields that the API's document gives it; of its own fields alone, not of theirs. */
export function missingFields(method: string, url: string, answer: unknown): readonly string[] {
  const [path = ''] = url.split('?');
  const call = calls.find((each) => each.method === method && matchPattern(each.path, path));
  if (!call) return [];
  if (typeof answer !== 'object' || answer === null) return call.fields;
  return call.fields.filter((field) => !(field in answer));
}
