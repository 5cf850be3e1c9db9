import { monthlyGiftProcess } from './monthly-gift.process';

const steps = { active: 'resume', paused: 'pause', ended: 'end' } as const;

/** Pauses, goes on with or ends a monthly gift; what it is already stays as it is. */
export const changeMonthlyGift = async (id: number, status: keyof typeof steps): Promise<void> => {
  await monthlyGiftProcess.take(steps[status], id, { actor: null, input: undefined });
};
