import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type SubmitQuestionsProps } from './SubmitQuestions';

const questions = onDemand(async () => (await import('./SubmitQuestions')).SubmitQuestions);

/** The dialogs of a submit, loaded on demand. If loading fails, the order is not sent. */
export function SubmitDialogs(props: SubmitQuestionsProps) {
  const canAsk = useOnDemand(questions, props.dialog !== null, props.closeDialog);
  return canAsk && <questions.Part {...props} />;
}
