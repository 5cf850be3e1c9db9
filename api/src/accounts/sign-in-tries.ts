import type { Request } from 'express';
import { networkOf, rateLimit } from '../http';
import { knownDevice } from './known-device';
import { User } from './user.model';

const minute = 60;
const quarter = 15 * minute;
const day = 24 * 60 * minute;
// Of one network, or of one known device, at one account; of one network at any.
const pairLimit = rateLimit({ name: 'sign_in_pair', tries: 8, seconds: quarter });
const networkLimit = rateLimit({ name: 'sign_in_address', tries: 100, seconds: quarter });
// Of one account from anywhere: past the free tries each network waits for its turn, past all of them everybody for one gate.
const freeTries = 50;
const allTries = 2400;
const says = 'There were many tries at this account. A mailed link for a new password lets you in at once.';
const accountCount = rateLimit({ name: 'sign_in_account', tries: 1_000_000, seconds: day });
const accountGate = rateLimit({ name: 'sign_in_gate', tries: 1, seconds: minute, says });
const turnLimit = rateLimit({ name: 'sign_in_turn', tries: 1, seconds: minute, says });
const waitingCount = rateLimit({ name: 'sign_in_waiting', tries: 1_000_000, seconds: quarter });

/** Who tries at an account: a device that signed in to it before, else a network. */
interface Trier {
  email: string;
  network: string;
  device: string | null;
}

export const trierOf = (request: Request, email: string, userId: number | undefined): Trier => ({
  email,
  network: networkOf(request),
  device: userId === undefined ? null : knownDevice(request, userId),
});

/** Who asks from this request for a mail to an address. */
export async function senderOf(request: Request, email: string): Promise<Trier> {
  const user = await User.findOne({ where: { email, deactivatedAt: null }, attributes: ['id'] });
  return trierOf(request, email, user?.id);
}

const pairOf = ({ device, network, email }: Trier) => `${device ?? network}|${email}`;

/** Counts a try before it is looked at, and answers how to take it back; 429 past a limit, which counts as no try. */
export async function spendTry(trier: Trier): Promise<() => Promise<void>> {
  const { email, network, device } = trier;
  const pair = pairOf(trier);
  await pairLimit.spend(pair);
  try {
    await networkLimit.spend(network);
    if (!device) await spendOfAccount(email, pair);
  } catch (error) {
    // A wait for others' guesses is no wrong guess: an owner who keeps asking is not kept out for longer by it.
    await Promise.all([pairLimit.giveBack(pair), networkLimit.giveBack(network)]);
    throw error;
  }
  return async () => {
    await Promise.all([pairLimit.forget(pair), networkLimit.giveBack(network)]);
    if (!device) await accountCount.giveBack(email);
  };
}

async function spendOfAccount(email: string, pair: string): Promise<void> {
  const count = await accountCount.spend(email);
  try {
    if (count > freeTries) await waitForTurn(pair);
    if (count > allTries) await accountGate.spend(email);
  } catch (error) {
    await accountCount.giveBack(email);
    throw error;
  }
}

/**
 * Whoever asks first is told to wait, and has one try when the wait is over: a network that never comes back has none, and
 * asking often wins nothing.
 */
async function waitForTurn(pair: string): Promise<void> {
  await turnLimit.spend(pair);
  if ((await waitingCount.spend(pair)) === 1) await turnLimit.spend(pair);
}

/** Forgets what was counted against an account whose owner has just set a new password from here. */
export async function forgetTries(request: Request, email: string, userId: number): Promise<void> {
  const here = trierOf(request, email, userId);
  const pairs = [pairOf(here), pairOf({ ...here, device: null })];
  await Promise.all([
    ...pairs.flatMap((pair) => [pairLimit, turnLimit, waitingCount].map((limit) => limit.forget(pair))),
    ...[accountCount, accountGate].map((limit) => limit.forget(email)),
  ]);
}
