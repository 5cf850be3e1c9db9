import { rateLimit } from '../http';

const seconds = 5 * 60;

/**
 * Limits per key in five minutes. Twenty releases in a row need about 150 commands; the limit keeps a faulty script
 * from filling the log. Rollbacks are counted separately, so that they work even if the rest is used up.
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

/** What a call counts as; reads count as nothing. */
export type Counted = keyof typeof limits | 'nothing';

/** Counts a key's call; 429 with `Retry-After` above the limit. */
export async function countCall({ id }: { id: number }, as: Counted, points = 1): Promise<void> {
  if (as !== 'nothing') await limits[as].spend(String(id), { points });
}

const furtherKeys = rateLimit({
  name: 'deploy_keys_made',
  tries: 30,
  seconds: 60 * 60,
  says: 'Too many keys were made for this remote.',
});

/** Limits additional keys of a remote, because each key has its own limits. */
export const countFurtherKey = async (remote: string): Promise<void> => {
  await furtherKeys.spend(remote);
};
