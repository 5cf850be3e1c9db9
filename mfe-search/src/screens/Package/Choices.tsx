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
  /** What the person chose before the headcount moved it; null until they choose. */
  before: Quantities | null;
  headcount: number;
  /** Whether what is missing is said as an error: once a person has tried to go on. */
  strict: boolean;
  onChange: (quantities: Quantities) => void;
  onCombine: Combine;
}

/** All choices of a package. */
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
