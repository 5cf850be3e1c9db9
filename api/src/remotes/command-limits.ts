import { rateLimit } from '../http';

const seconds = 5 * 60;

/**
 * What one key may have done in five minutes. Twenty releases in a row are some 150 commands; a program that has lost its
 * way writes no more lines of the log than this. Going back is counted by itself: whoever has to can't wait for a machine
 * that used up the rest.
 */
const limits = {
  command: rateLimit({
    name: 'deploy_commands',
    tries: 300,
    seconds,
    says: 'This key gave too many commands.',
  }),
  file: rateLimit({ name: 'deploy_files', tries: 12_000, seconds, says: 'This key sent too many files.' }),
  return: rateLimit({ name: 'deploy_returns', tries: 60, seconds, says: 'This key went back too often.' }),
};

/** As what a call of a key's counts; what only reads counts as nothing. */
export type Counted = keyof typeof limits | 'nothing';

/** Counts a call of a key's; a 429 with `Retry-After` where it was one too many. */
export async function countCall({ id }: { id: number }, as: Counted, points = 1): Promise<void> {
  if (as !== 'nothing') await limits[as].spend(String(id), { points });
}

const furtherKeys = rateLimit({
  name: 'deploy_keys_made',
  tries: 30,
  seconds: 60 * 60,
  says: 'Too many keys were made for this remote.',
});

/** Counts a further key of a remote: each would have the commands of its own, so nobody makes as many as they like. */
export const countFurtherKey = async (remote: string): Promise<void> => {
  await furtherKeys.spend(remote);
};
