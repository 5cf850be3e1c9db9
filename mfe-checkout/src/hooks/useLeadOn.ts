import { reactionTo } from '../checkout/failures';
import { useLeave } from './useLeave';

/** Waits for a call that writes an order: where its refusal says that the order went on elsewhere, it leads there (1 §8). */
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
