import { isCombinable, type Schemas } from '@copper-carrot/contracts';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import type { Combinations } from './combinations';

interface Props {
  choice: Schemas['Choice'];
  values: Combinations;
  set: (name: keyof Combinations, value: boolean) => void;
}

/**
 * Whether people may combine dishes of a choice, and which; nothing if the choice allows no
 * combinations.
 */
export function CombinationChecks({ choice, values, set }: Props) {
  if (!isCombinable(choice)) return null;
  return (
    <div>
      <Checkbox
        name="combo_creation_allowed"
        checked={values.combo_creation_allowed}
        description={`Two dishes or more that share one ${choice.increment_subject}.`}
        onChange={(allowed) => set('combo_creation_allowed', allowed)}
      >
        People may combine dishes
      </Checkbox>
      {values.combo_creation_allowed && (
        <Checkbox
          name="limit_combo_options"
          checked={values.limit_combo_options}
          description="Otherwise of all that the caterer offers here."
          onChange={(limited) => set('limit_combo_options', limited)}
        >
          Only of the dishes chosen above
        </Checkbox>
      )}
    </div>
  );
}
