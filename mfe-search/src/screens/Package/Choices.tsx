import { choiceProblem, type Quantities, type Schemas } from '@copper-carrot/contracts';
import { PreviewOrderBody } from '@copper-carrot/contracts/limits';
import { ChoiceEditor } from '@copper-carrot/shared-ui/choice-editor';
import { onDemand } from '@copper-carrot/shared-ui/on-demand';
import { type Combine } from '../../order/combos';
import { choiceId } from './choice-id';

const combining = onDemand(async () => (await import('./combining')).ComboOfChoice);

interface ChoicesProps {
  choices: readonly Schemas['Choice'][];
  quantities: Quantities;
  /** The own quantities before the headcount changed them; null without own choices. */
  before: Quantities | null;
  headcount: number;
  /** Whether missing choices show as errors: after the person tried to continue. */
  strict: boolean;
  onChange: (quantities: Quantities) => void;
  onCombine: Combine;
}

export const Choices = ({ choices, strict, onCombine, ...rest }: ChoicesProps) =>
  choices.map((choice) => (
    <ChoiceEditor
      key={choice.id}
      {...rest}
      id={choiceId(choice)}
      choice={choice}
      keptUntil="until you start the order"
      mostOfOption={PreviewOrderBody['order.chosen_options.0.qty'].max}
      error={strict ? choiceProblem(choice, rest.quantities, rest.headcount) : null}
      combining={{
        way: combining,
        dialog: (onClose) => (
          <combining.Part
            choice={choice}
            headcount={rest.headcount}
            onCombine={onCombine}
            onClose={onClose}
          />
        ),
      }}
    />
  ));
