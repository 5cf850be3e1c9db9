import { shortestPassword } from '@copper-carrot/contracts';
import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../errors';
import { isCommonPassword } from './common-passwords';

// OWASP's figures for argon2id; tests that make many people use lighter ones through the same functions.
const cost =
  process.env.NODE_ENV === 'test'
    ? { memoryCost: 1024, timeCost: 1 }
    : { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let decoy: Promise<string> | undefined;

/** Whether the password is the one behind the hash; takes as long without a hash, so that nobody learns who has an account. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(
    stored ?? (await (decoy ??= hashPassword('nobody has this one'))),
    password.normalize('NFKC'),
  );
  return matches && Boolean(stored);
}

/** Why a new password is refused, as a sentence, or null; `about` holds the person's own words. */
export async function weaknessOf(password: string, about: readonly string[] = []): Promise<string | null> {
  const plain = password.toLowerCase();
  if ([...password].length < shortestPassword) return `must be at least ${shortestPassword} characters long`;
  if (await isCommonPassword(password)) return 'is too common';
  if (about.some((word) => word.length >= 4 && plain === word.toLowerCase()))
    return 'must not be your name or e-mail address';
  return null;
}

async function refuseWeakPassword(password: string, about: readonly string[]): Promise<void> {
  const weakness = await weaknessOf(password, about);
  if (weakness)
    throw invalid('password', weakness.startsWith('must be at least') ? 'too_short' : 'too_common', weakness);
}

/** The hash of a new password; 422 for one that is too weak, `about` holding the person's own words. */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<string> {
  await refuseWeakPassword(password, about);
  return hashPassword(password);
}
