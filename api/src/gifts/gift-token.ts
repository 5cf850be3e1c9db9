import { openText, sealText } from '../mail';

/** What a mailed link is good for: reading a gift's receipt, or changing a monthly gift. */
type Purpose = 'receipt' | 'monthly';

/** The signed token of a mailed link. It does not expire, since receipts are needed at the end of a year. */
export const giftToken = (purpose: Purpose, id: number): string =>
  sealText('gifts', JSON.stringify([purpose, id]));

/** The id in a token for this purpose; null for one that we did not write. */
export function readGiftToken(purpose: Purpose, given: string): number | null {
  try {
    const [known, id] = JSON.parse(openText('gifts', given)) as [Purpose, number];
    return known === purpose ? id : null;
  } catch {
    return null;
  }
}
