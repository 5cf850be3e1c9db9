import pino from 'pino';
import { env } from './env';
import { errorLine } from './error-line';

/** Structured logs on standard output; secrets and credentials never reach them. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  // The second name is the job queue's.
  serializers: { err: (error: unknown) => errorLine(error), error: (error: unknown) => errorLine(error) },
  redact: {
    paths: [
      'password',
      '*.password',
      'req.headers.cookie',
      'req.headers.authorization',
      'req.headers["x-csrf-token"]',
    ],
    censor: '[hidden]',
  },
});
