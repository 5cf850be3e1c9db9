import type { Schemas } from '@copper-carrot/contracts';
import type { LoadedSurvey } from './load-survey';

/** Whether answers are taken: from the start of the event until it closes, of food that came. */
export const stateOf = ({
  opensAt,
  closesAt,
  readAt,
  stopped,
}: LoadedSurvey): Schemas['PublicOrderSurvey']['state'] => {
  if (stopped || readAt >= closesAt) return 'closed';
  return readAt < opensAt ? 'early' : 'open';
};
