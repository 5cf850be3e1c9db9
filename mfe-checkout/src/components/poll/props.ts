import type { Schemas } from '@copper-carrot/contracts';
import { type Place } from '../../checkout/sections';

export interface PollSectionProps {
  /** The order could not be sent without its poll's answers, which nobody has been led to yet. */
  areAnswersWanted: boolean;
  /** They are led to now. */
  onAnswersShown: () => void;
  goTo: (place: Place) => void;
}

/** What the owner of a poll is asked before something is done with it. */
export type PollQuestion =
  | { kind: 'apply' | 'over' | 'invite' | 'end' | 'reopen' | 'dishes' | 'arm' | 'add' | 'delete' | 'renew' }
  | { kind: 'change' | 'remove'; answer: Schemas['PollSelection'] };

export interface BoardProps {
  poll: Schemas['Poll'];
  /** Whether the reader runs it, or only looks. */
  canRun: boolean;
  ask: (question: PollQuestion) => void;
  goTo: (place: Place) => void;
}

export interface QuestionProps extends BoardProps {
  onClose: () => void;
}
