import { randomInt } from 'node:crypto';
import Joi from 'joi';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 20;

/** A new secret for a poll's link: of some 10^34, none of which is read for another. */
export const newPollCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** The code of a poll in a path, a query or a body. */
export const pollCode = () =>
  Joi.string()
    .pattern(/^[A-Za-z0-9]{6,32}$/)
    .messages({ 'string.pattern.base': 'is not the code of a poll' });

export const codeParams = Joi.object<{ code: string }, true>({ code: pollCode().required() });
export const selectionParams = Joi.object<{ code: string; id: number }, true>({
  code: pollCode().required(),
  id: Joi.number().integer().min(1).max(2_147_483_647).required(),
});
