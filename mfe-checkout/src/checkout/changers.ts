import type { ApiFailure } from '@copper-carrot/contracts/runtime';
import { joinList } from '@copper-carrot/shared-ui/words';

/** Who changed an order in the meantime, as the API's refusal reports it. */
export interface Changers {
  names: string[];
  /** True if the reader changed it too: in another window, or by a save whose answer was lost. */
  isReader: boolean;
}

export function changersOf({ payload: { context = {} } }: ApiFailure): Changers {
  const names = Array.isArray(context.changed_by) ? context.changed_by : [];
  return {
    names: names.filter((name): name is string => typeof name === 'string'),
    isReader: context.changed_by_you === true,
  };
}

export const isReaderAlone = ({ names, isReader }: Changers): boolean => isReader && names.length === 0;

export function changersDid({ names, isReader }: Changers, did: string): string {
  if (names.length === 0) return isReader ? `You ${did} in another window.` : `Somebody ${did}.`;
  return `${joinList(isReader ? [...names, 'you'] : names)} ${did}.`;
}
