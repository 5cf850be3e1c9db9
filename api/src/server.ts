import { inProcesses } from './cluster';
import { env } from './env';
import type * as Site from './serve';

inProcesses(
  env.API_PROCESSES,
  (isAlone) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the process that leads the others needs none of it
    const { serve } = require('./serve') as typeof Site;
    return serve(isAlone);
  },
  { SESSION_SECRET: env.SESSION_SECRET },
);
