import { type Allergen, type DietaryTag } from '@copper-carrot/contracts';
import { notify, useReads, useWrite, type WriteOptions } from '@copper-carrot/contracts/runtime';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { useState } from 'react';
import { Rows } from './rows';
import { dietWords } from '../../components/food-words';

/** When the allergens of a menu or package were last stated; where they are not, a way to do it. */
export function StatementLine({
  name,
  statedOn,
  onState,
}: {
  name: string;
  statedOn: string | null;
  onState: (() => void) | null;
}) {
  if (statedOn !== null) return <p>Allergens stated on {formatDate(statedOn)}.</p>;
  return (
    <Notice
      tone="warning"
      action={
        onState && (
          <Button size="small" onClick={onState}>
            State the allergens<VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
        )
      }
    >
      The allergens are not confirmed, and customers are told so.
    </Notice>
  );
}

/** Food with what its caterer says is in it. */
export interface StatedFood {
  key: string;
  name: string;
  dietary_tags: readonly DietaryTag[];
  allergens: readonly Allergen[];
  additions?: readonly { id: number; name: string; allergens: readonly Allergen[] }[];
}

interface Props {
  name: string;
  foods: readonly StatedFood[];
  state: () => Promise<unknown>;
  stale: NonNullable<WriteOptions<unknown>['stale']>;
  onClose: () => void;
}

/** Shows what is said of all food of a menu or package, to be stated as complete. */
export function StatementDialog({ name, foods, state, stale, onClose }: Props) {
  const { refresh } = useReads();
  const [refused, setRefused] = useState<string | null>(null);
  const write = useWrite(state, {
    stale,
    async onFailure({ message }) {
      setRefused(message);
      await refresh(stale);
    },
    onDone() {
      notify({ kind: 'success', message: `The allergens of ${name} are stated as of today.` });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Allergens of ${name}`} size="small">
      <Stack gap={4}>
        <p>
          Read what each dish says. If something is missing, change the dish first. Customers with allergies
          rely on this list.
        </p>
        {refused !== null && (
          <Notice tone="danger" live>
            {refused}
          </Notice>
        )}
        <Rows aria-label="Food">
          {foods.map((food) => (
            <li key={food.key}>
              <strong>{food.name}</strong>
              <p>
                {[containsWords(food.allergens) || 'No allergens', dietWords(food.dietary_tags)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {food.additions?.map((addition) => (
                <p key={addition.id}>
                  With {addition.name}: {containsWords(addition.allergens) || 'No allergens'}
                </p>
              ))}
            </li>
          ))}
        </Rows>
        <Button wide pending={write.pending} onClick={() => write.run()}>
          State that this is complete
        </Button>
      </Stack>
    </Dialog>
  );
}
