import pino from 'pino';
import { env } from './env';

/** Structured logs on standard output; secrets and credentials never reach them. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
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
