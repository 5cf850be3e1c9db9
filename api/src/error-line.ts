/** What a log keeps of an error. */
export interface ErrorLine {
  type: string;
  message: string;
  code?: string | number;
  stack?: string;
  cause?: ErrorLine;
  errors?: ErrorLine[];
}

/** As deep as causes are followed: a longer chain, or a ring, says nothing more. */
const deepest = 5;

/**
 * An error as it is logged, by a list of what may be: a driver hangs a connection onto it, with the session's secret key, or the
 * values of a statement. What led to it, and what it gathers, is logged by the same list.
 */
export function errorLine(thrown: unknown, depth = 0): ErrorLine {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: sentenceOf(thrown) };
  const { name, message, stack } = thrown;
  const { code, cause, original, errors }: Extras = thrown;
  // Sequelize calls what led to its errors by another name.
  const led = cause ?? original;
  const goesOn = depth < deepest;
  return {
    type: thrown.constructor.name || name,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(stack !== undefined && { stack }),
    ...(goesOn && led !== undefined && { cause: errorLine(led, depth + 1) }),
    ...(goesOn && Array.isArray(errors) && { errors: errors.map((each) => errorLine(each, depth + 1)) }),
  };
}

interface Extras {
  code?: unknown;
  cause?: unknown;
  original?: unknown;
  errors?: unknown;
}

/** Of what is thrown without being an error: its message, or itself as text. */
const sentenceOf = (thrown: unknown): string => {
  if (typeof thrown === 'string') return thrown;
  const isToldOf = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return isToldOf && typeof thrown.message === 'string' ? thrown.message : String(thrown);
};
