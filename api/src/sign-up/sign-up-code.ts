import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { signUpCode } from '@copper-carrot/contracts';
import { env } from '../env';

export const newCode = () => String(randomInt(10 ** signUpCode.digits)).padStart(signUpCode.digits, '0');

/** What is kept of a code: a million codes are soon tried by whoever reads a plain hash, so it takes our secret as well. */
export const codeHash = (idHash: Buffer, code: string): Buffer =>
  createHmac('sha256', env.SESSION_SECRET)
    .update(`sign_up|${idHash.toString('hex')}|${code}`)
    .digest();

/** Whether this is the code; never where none was mailed. */
export const isCode = (kept: Buffer | null, idHash: Buffer, code: string): boolean =>
  kept !== null && timingSafeEqual(kept, codeHash(idHash, code));
