import {
  choiceProblem,
  chosenPresentation,
  fromChosenOptions,
  type Quantities,
  type Schemas,
  toChosenOptions,
} from '@copper-carrot/contracts';
import { ChoiceEditor as Editor } from '@copper-carrot/shared-ui/choice-editor';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { mostOfOption } from '../checkout/fields';
import { chosenByHand } from '../checkout/headcount';
import { useCheckout } from '../hooks/useCheckout';

const combining = onDemand(async () => (await import('./ComboDialog')).ComboDialog);

/** Wait before saving, so that stepping one quantity up and another down is one save. */
const settle = { wait: 500 };

/** Edits one choice; its presentation decides which editor is shown. */
export function ChoiceEditor({ choice }: { choice: Schemas['Choice'] }) {
  const { order, choices, values, state, change, errorOf } = useCheckout();
  const quantities = fromChosenOptions(values.chosen_options);
  const put = (next: Quantities) => {
    const chosen_options = toChosenOptions(next);
    if (choice.choice_type !== 'presentation') return change({ chosen_options }, settle);
    const presentation_type = chosenPresentation([choice], next);
    change({ chosen_options, ...(presentation_type && { presentation_type }) });
  };
  return (
    <Editor
      dense
      choice={choice}
      quantities={quantities}
      before={chosenByHand(choices, order, state.pending.chosen_options)}
      headcount={values.headcount}
      mostOfOption={mostOfOption}
      error={errorOf('choices', `choice_${choice.id}`) ?? choiceProblem(choice, quantities, values.headcount)}
      onChange={put}
      combining={{
        way: combining,
        dialog: (onClose) => <combining.Part choice={choice} onClose={onClose} />,
      }}
    />
  );
}
