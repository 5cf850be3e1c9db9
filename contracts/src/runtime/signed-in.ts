import { connectedShell } from './shell';
import { isApiFailure } from './failures';

const askToSignIn = () => connectedShell()?.openAuth('login') ?? Promise.resolve(false);
const person = () => connectedShell()?.user()?.id ?? null;

/**
 * A call whose person is signed out by now opens sign-in, and is made again after it. Somebody who comes back as another
 * person does not finish what the first one began.
 */
export async function signedIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const before = person();
  try {
    return await call();
  } catch (error) {
    if (!isApiFailure(error) || error.status !== 401 || !(await askToSignIn())) throw error;
    if (before !== null && person() !== before) throw error;
    return call();
  }
}
