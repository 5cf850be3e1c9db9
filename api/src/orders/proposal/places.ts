import { errorCodes } from '@copper-carrot/contracts';
import { ApiError } from '../../errors';

/** The solver works on one problem at a time for everybody, so one network may queue only this many. */
export const mostAtOnce = 3;

const underWay = new Map<string, number>();

/** Runs the work if the network has a free place; otherwise 429 at once. */
export async function inAPlace<Found>(network: string, work: () => Promise<Found>): Promise<Found> {
  const others = underWay.get(network) ?? 0;
  if (others >= mostAtOnce)
    throw new ApiError(429, errorCodes.planning.busy, {
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
