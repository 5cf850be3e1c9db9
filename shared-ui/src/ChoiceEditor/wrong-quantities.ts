import { quantityOf, quantityProblem } from '@copper-carrot/contracts';
import { type ChoiceProps } from './choice-props';

type Typed = Pick<ChoiceProps, 'choice' | 'quantities' | 'mostOfOption'>;

/** What is wrong with how many of an option there are, by the id of each of which something is. */
export const wrongQuantities = ({ choice, quantities, mostOfOption }: Typed): Map<number, string> =>
  new Map(
    choice.options.flatMap((option) => {
      const problem = quantityProblem(choice, option, quantityOf(quantities, option.id), mostOfOption);
      return problem ? [[option.id, problem] as const] : [];
    }),
  );
