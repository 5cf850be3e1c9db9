import { isPicked } from '@copper-carrot/contracts';
import { type ChoiceProps } from './choice-props';
import { AddOnChoice, IncludedList, PresentationChoice, UpToChoice } from './OtherChoices';
import { SumChoice } from './SumChoice';

const looks = {
  presentation: PresentationChoice,
  constant_sum: SumChoice,
  choose_up_to: UpToChoice,
  add_on: AddOnChoice,
  included: IncludedList,
} as const;

/** One choice of a package, by its own rules (1 §3): counted, ticked or picked; what comes with every order is read. */
export function ChoiceEditor(props: ChoiceProps) {
  const { choice } = props;
  const Look = looks[isPicked(choice) ? choice.choice_type : 'included'];
  return <Look {...props} />;
}
