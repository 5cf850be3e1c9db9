import { randomInt } from 'node:crypto';
import Joi from 'joi';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 20;

/** A new secret code for a poll's link: one of about 10^34, without characters that look alike. */
export const newPollCode = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

export const pollCode = () =>
  Joi.string()
    .pattern(/^[A-Za-z0-9]{6,32}$/)
    .messages({ 'string.pattern.base': 'is not the code of a poll' });

export const codeParams = Joi.object<{ code: string }, true>({ code: pollCode().required() });
export const selectionParams = Joi.object<{ code: string; id: number }, true>({
  code: pollCode().required(),
  id: Joi.number().integer().min(1).max(2_147_483_647).required(),
});
