import { sentenceIn, unhandled } from '@copper-carrot/contracts';

/** The status of an error and its message for people, if it has one (2 §8). */
export function describeError(error: unknown): { message: string; statusCode: number } {
  return { message: sentenceIn(error) ?? '', statusCode: unhandled(error).statusCode };
}

/** A status below 500, which a screen throws on purpose, is no fault. */
export const isPageStatus = (error: unknown): boolean => describeError(error).statusCode < 500;

/** Logs an error that a boundary handled, except intended statuses. */
export const sayCaught = (error: unknown): void => {
  if (!isPageStatus(error)) console.error(error);
};
