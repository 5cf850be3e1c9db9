import type Joi from 'joi';
import { env } from '../env';

type Answered = { answer: Joi.Schema };

/** In tests, throws if an answer does not match its schema, because the published types would be wrong. */
export function checkAnswer({ answer }: Answered, route: string, given: unknown): void {
  if (env.NODE_ENV !== 'test') return;
  // As sent: without undefined, dates as text.
  const wire: unknown = given === undefined ? undefined : JSON.parse(JSON.stringify(given));
  const { error } = answer.validate(wire, { abortEarly: false, convert: false });
  if (error) throw new Error(`The answer of ${route} is not what its schema says: ${error.message}`);
}

/** The same for an answer that is JSON already. */
export function checkWritten(endpoint: Answered, route: string, json: string): void {
  if (env.NODE_ENV === 'test') checkAnswer(endpoint, route, JSON.parse(json));
}
