import { errorCodes } from '@copper-carrot/contracts';
import { refused, type ApiError } from '../errors';
import { readAddress } from './geocoding/address-text';

const sentences = {
  no_street: 'Please add the street and the number: a city or a ZIP code alone is no door to bring food to.',
  post_box: 'Nobody takes in food at a post office box. Please give the street and the number.',
};

/** Why no driver can hand food over at an address, however near a kitchen is; null where one can. */
export function undeliverable(formattedAddress: string): keyof typeof sentences | null {
  const { street } = readAddress(formattedAddress);
  if (street === null) return 'no_street';
  return /^\W*(p\W*o\W*|post(al)? ?(office )?)box\b/i.test(street) ? 'post_box' : null;
}

/** Says so, by the prefix that screens take off (1 §8). */
export const undeliverableError = (why: keyof typeof sentences): ApiError =>
  refused('deliverable', why, `Deliverable - ${sentences[why]}`, errorCodes.recordInvalid);
