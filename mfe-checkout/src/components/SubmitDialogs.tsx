import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type SubmitQuestionsProps } from './SubmitQuestions';

const questions = onDemand(async () => (await import('./SubmitQuestions')).SubmitQuestions);

/** The questions of a submit, whose code most orders never need. Where it does not come, the order stays unsent. */
export function SubmitDialogs(props: SubmitQuestionsProps) {
  const canAsk = useOnDemand(questions, props.dialog !== null, props.closeDialog);
  return canAsk && <questions.Part {...props} />;
}
