export { asked } from './asked';
export { client, signedIn, type TestClient } from './client';
export { useDatabase } from './database';
export { useLocalServices } from './local-services';
export { makeMember, makeTeam, makeUser, testPassword } from './people';
export { addJob, mailTo, runPendingJobs, timeComesFor, timeComesForJob } from './jobs';
export { until } from './until';
export { bankSays, bankSendsBack, intentsOf, stripeBehaves } from './stripe';
export { beginSignUp, confirmSignUp, mailedCode, newcomer, signUp } from './sign-up';
