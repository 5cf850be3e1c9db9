import type { Schemas } from '@copper-carrot/contracts';
import { AnswerDialog } from './AnswerDialog';
import { ApplyDialog } from './ApplyDialog';
import { ArmDialog } from './ArmDialog';
import { DishesDialog } from './DishesDialog';
import { EndDialog } from './EndDialog';
import { DeletePollDialog, RemoveAnswerDialog, RenewDialog } from './EndingDialogs';
import { InviteDialog } from './InviteDialog';
import { OverDialog } from './OverDialog';
import { type PollQuestion, type QuestionProps } from './props';

interface Props extends QuestionProps {
  question: PollQuestion;
  answers: readonly Schemas['PollSelection'][];
}

export function PollQuestions({ question, answers, ...rest }: Props) {
  switch (question.kind) {
    case 'apply':
      return <ApplyDialog {...rest} place={question.place} />;
    case 'over':
      return <OverDialog {...rest} />;
    case 'invite':
      return <InviteDialog {...rest} />;
    case 'end':
    case 'reopen':
      return <EndDialog {...rest} opens={question.kind === 'reopen'} />;
    case 'dishes':
      return <DishesDialog {...rest} />;
    case 'arm':
      return <ArmDialog {...rest} />;
    case 'add':
      return <AnswerDialog {...rest} answers={answers} />;
    case 'change':
      return <AnswerDialog {...rest} answers={answers} answer={question.answer} />;
    case 'remove':
      return <RemoveAnswerDialog {...rest} answer={question.answer} />;
    case 'delete':
      return <DeletePollDialog {...rest} />;
    case 'renew':
      return <RenewDialog {...rest} />;
  }
}
