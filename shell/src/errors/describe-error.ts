import { unhandled } from '@copper-carrot/contracts';

/** What the error page shows of an error: its status, and the message that it carries itself, if any (2 §8). */
export function describeError(error: unknown): { message: string; statusCode: number } {
  const own = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
  return { message: own && unhandled(error).message, statusCode: unhandled(error).statusCode };
}
