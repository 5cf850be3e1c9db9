import type { Schemas } from '@copper-carrot/contracts';
import { problemOf } from '../../order/choices';
import { type ChoiceProps } from './choice-props';
import { AddOnChoice, IncludedList, PresentationChoice, UpToChoice } from './OtherChoices';
import { SumChoice } from './SumChoice';

export interface ChoicesProps extends Omit<ChoiceProps, 'choice'> {
  choices: readonly Schemas['Choice'][];
  /** Whether what is missing is said as an error: once a person has tried to go on. */
  strict: boolean;
}

const looks = {
  presentation: PresentationChoice,
  constant_sum: SumChoice,
  choose_up_to: UpToChoice,
  add_on: AddOnChoice,
  included: IncludedList,
} as const;

/** All choices of a package, each by its own rules (1 §3). */
export function Choices({ choices, strict, ...rest }: ChoicesProps) {
  return choices.map((choice) => {
    const Look = looks[choice.has_choice ? choice.choice_type : 'included'];
    const problem = strict ? problemOf(choice, rest.quantities, rest.headcount) : null;
    return <Look key={choice.id} {...rest} choice={choice} error={problem} />;
  });
}
