import { sentenceIn, unhandled } from '@copper-carrot/contracts';

/** What the error page shows of an error: its status, and the sentence that it carries for people, if any (2 §8). */
export function describeError(error: unknown): { message: string; statusCode: number } {
  return { message: sentenceIn(error) ?? '', statusCode: unhandled(error).statusCode };
}
