import { isCombinable, type Schemas } from '@copper-carrot/contracts';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';

interface Combinations {
  combo_creation_allowed: boolean;
  limit_combo_options: boolean;
}
interface Props {
  choice: Schemas['Choice'];
  values: Combinations;
  set: (name: keyof Combinations, value: boolean) => void;
}

/** What the API is told of combinations: no limit of what is not allowed. */
export const combinationsOf = ({
  combo_creation_allowed,
  limit_combo_options,
}: Combinations): Combinations => ({
  combo_creation_allowed,
  limit_combo_options: combo_creation_allowed && limit_combo_options,
});

/** Whether people may combine the dishes of a choice, and which; nothing where its dishes can't share a portion. */
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
