import type { Schemas } from '@copper-carrot/contracts';
import { type Place } from '../../checkout/sections';

export interface PollSectionProps {
  /** Submit was pressed before the poll's answers were applied, so the poll asks to apply them. */
  areAnswersWanted: boolean;
  /** Called when the question is shown. */
  onAnswersShown: () => void;
  /** Places the order at the price that the person saw with the answers. */
  placeWithAnswers: (applied: Schemas['AppliedSelections']) => void;
  goTo: (place: Place) => void;
}

/** The dialogs that the owner of a poll can open. */
export type PollQuestion =
  /** `place`: apply the answers and place the order in one step. */
  | { kind: 'apply'; place?: PollSectionProps['placeWithAnswers'] }
  | { kind: 'over' | 'invite' | 'end' | 'reopen' | 'dishes' | 'arm' | 'add' | 'delete' | 'renew' }
  | { kind: 'change' | 'remove'; answer: Schemas['PollSelection'] };

export interface BoardProps {
  poll: Schemas['Poll'];
  /** Whether the reader runs the poll or only views it. */
  canRun: boolean;
  ask: (question: PollQuestion) => void;
  goTo: (place: Place) => void;
}

export interface QuestionProps extends BoardProps {
  onClose: () => void;
}
