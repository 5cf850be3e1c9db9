import type { Schemas } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';

/** Announces that an answer was saved (1 §8). */
export const tellAnswered = ({ name }: Schemas['PollSelection'], isFirst: boolean): void =>
  notify({ kind: 'success', message: isFirst ? `Meal added for ${name}.` : `Meal changed for ${name}.` });
