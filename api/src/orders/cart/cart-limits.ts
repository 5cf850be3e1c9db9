import { rateLimit } from '../../http';

/**
 * How many orders somebody starts in an hour that are not placed: those that are give their place back. Each process counts
 * for itself, so that a cart costs no statement more.
 */
export const cartLimit = rateLimit({
  name: 'carts',
  tries: 200,
  seconds: 60 * 60,
  says: 'You started too many orders that were not placed.',
  inMemory: true,
});

/** Whose carts an order counts among. */
export const cartsOfOwner = ({ userId }: { userId: number }) => String(userId);

/** Previews of those who are not signed in, by network: an office of a hundred that look at prices together makes fewer. */
export const previewLimit = rateLimit({
  name: 'previews',
  tries: 3000,
  seconds: 10 * 60,
  says: 'Too many prices were asked for from here.',
  inMemory: true,
});
