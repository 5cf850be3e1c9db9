import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';

/** The solver takes one question after the other, for everybody: of its queue one network has no more than a few places. */
export const mostAtOnce = 3;

const underWay = new Map<string, number>();

/** Works something out while its network has a place for it; 429 at once where it has none. */
export async function inAPlace<Found>(network: string, work: () => Promise<Found>): Promise<Found> {
  const others = underWay.get(network) ?? 0;
  if (others >= mostAtOnce)
    throw new ApiError(429, errorCodes.tooManyRequests, {
      message:
        'Several proposals are being worked out for your network already. Please try again in a moment.',
      context: { retry_after: 1 },
    });
  underWay.set(network, others + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(network) ?? 1) - 1;
    if (left > 0) underWay.set(network, left);
    else underWay.delete(network);
  }
}
