import { errorCodes } from '@copper-carrot/contracts';
import { refused, type ApiError } from '../errors';
import { doorOf } from './geocoding/door';

const sentences = {
  no_street: 'Please add the street and the number: a city or a ZIP code alone is no door to bring food to.',
  post_box: 'Nobody takes in food at a post office box. Please give the street and the number.',
};

/** What is wrong with an address, after the name of its field. */
export const notADoor = {
  no_street: 'needs a street and a number',
  post_box: 'is a post office box, where nobody takes in food',
};

/** Why no driver could deliver to an address, at any distance; null if one could. */
export function undeliverable(formattedAddress: string): keyof typeof sentences | null {
  const door = doorOf(formattedAddress);
  if (door === 'door') return null;
  return door === 'box' ? 'post_box' : 'no_street';
}

/** The error, with the prefix that screens remove (1 §8). */
export const undeliverableError = (why: keyof typeof sentences): ApiError =>
  refused('deliverable', why, `Deliverable - ${sentences[why]}`, errorCodes.recordInvalid);
