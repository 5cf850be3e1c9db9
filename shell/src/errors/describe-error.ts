import { sentenceIn, unhandled } from '@copper-carrot/contracts';

/** What the error page shows of an error: its status, and the sentence that it carries for people, if any (2 §8). */
export function describeError(error: unknown): { message: string; statusCode: number } {
  return { message: sentenceIn(error) ?? '', statusCode: unhandled(error).statusCode };
}

/** A status that a screen chose (404, 403) is an answer, not a fault. */
export const isPageStatus = (error: unknown): boolean => describeError(error).statusCode < 500;

/** Prints an error that a part of the page has words for; an answer is no news to whoever looks for faults. */
export const sayCaught = (error: unknown): void => {
  if (!isPageStatus(error)) console.error(error);
};
