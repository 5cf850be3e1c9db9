import { rateLimit } from '../../http';

/**
 * How many orders a person may start per hour without submitting; a submit gives its place back. Each process counts in
 * memory, so that a cart costs no extra statement.
 */
export const cartLimit = rateLimit({
  name: 'carts',
  tries: 200,
  seconds: 60 * 60,
  says: 'You started too many orders that were not placed.',
  inMemory: true,
});

/** The key that an order counts under. */
export const cartsOfOwner = ({ userId }: { userId: number }) => String(userId);

/** Previews without a session, per network; an office of a hundred people stays below this. */
export const previewLimit = rateLimit({
  name: 'previews',
  tries: 3000,
  seconds: 10 * 60,
  says: 'Too many prices were asked for from here.',
  inMemory: true,
});
