import { reactionTo } from '../checkout/failures';
import { useLeave } from './useLeave';

/**
 * Awaits a write to an order; if the refusal says that the order is handled elsewhere, navigates
 * there (1 §8).
 */
export function useLeadOn(orderId: number): <Answer>(call: Promise<Answer>) => Promise<Answer> {
  const leave = useLeave(orderId);
  return async (call) => {
    try {
      return await call;
    } catch (error) {
      const reaction = reactionTo(error, orderId);
      if (reaction.kind === 'go') await leave(reaction.to);
      throw error;
    }
  };
}
