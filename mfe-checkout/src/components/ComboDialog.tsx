import type { Schemas } from '@copper-carrot/contracts';
import { AddOptionBody } from '@copper-carrot/contracts/limits';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { QuantityStepper } from '@copper-carrot/shared-ui/QuantityStepper';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addCombo, urls } from '../api';
import { comboPrice, enoughFor, withQuantity } from '../checkout/choice-rules';
import { mostOfOption } from '../checkout/fields';
import { useCheckout } from '../hooks/useCheckout';

const [least, mostParts] = [2, 4];

/** A portion that several options of a choice share: put together, priced, and added with its quantity. */
export function ComboDialog({ choice, onClose }: { choice: Schemas['Choice']; onClose: () => void }) {
  const { order, values, change } = useCheckout();
  const [ids, setIds] = useState<number[]>([]);
  const most = Math.min(mostParts, choice.maximum_choosable_options ?? mostParts);
  const isForAll = choice.choice_type === 'choose_up_to';
  const [qty, setQty] = useState(isForAll ? enoughFor(choice, values.headcount) : choice.increment_by);
  const offered = choice.options.filter(({ combo_of }) => combo_of.length === 0);
  const parts = offered.filter(({ id }) => ids.includes(id));
  const { form, field } = useApiForm({
    limits: AddOptionBody,
    initial: { name: '' },
    labels: { name: 'Name of the combination' },
    unseen: { combo_of: 'This' },
    prepare: ({ name }) => ({ name: name.trim() }),
    send: ({ name }) => addCombo(order.id, choice.id, { name, combo_of: ids }),
    stale: [urls.choices(order.id)],
    onDone: ({ id }) => {
      change({ chosen_options: withQuantity(values.chosen_options, id, qty) });
      onClose();
    },
  });
  const price = comboPrice(parts);
  return (
    <Dialog open onClose={onClose} title="Combine options" size="small">
      <Form aria-label="Combine options" {...form}>
        <p>
          Choose {least} to {most}. They share one {choice.increment_subject}.
        </p>
        <Parts role="group" aria-label="Options to combine">
          {offered.map((option) => (
            <Checkbox
              key={option.id}
              checked={ids.includes(option.id)}
              disabled={ids.length >= most && !ids.includes(option.id)}
              description={option.price > 0 ? `+${formatMoney(option.price)} each` : undefined}
              onChange={(on) => setIds(on ? [...ids, option.id] : ids.filter((id) => id !== option.id))}
            >
              <span>{option.name}</span> <DietaryTags tags={option.dietary_tags} />
            </Checkbox>
          ))}
        </Parts>
        <TextField {...field('name')} required={false} autoComplete="off" />
        <Sum>
          <span>
            {parts.length < least ? `Choose ${least} or more` : parts.map((part) => part.name).join(' + ')}
            <strong role="status">{price > 0 ? `+${formatMoney(price)} each` : 'No extra charge'}</strong>
          </span>
          {!isForAll && (
            <QuantityStepper
              label="Portions"
              value={qty}
              min={choice.increment_by}
              max={mostOfOption}
              step={choice.increment_by}
              onChange={setQty}
            />
          )}
        </Sum>
        <Button type="submit" wide disabled={parts.length < least}>
          Add combination
        </Button>
      </Form>
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Sum = styled.div`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space(4)};
  border-top: 1px solid ${color.line};

  > :first-child {
    display: grid;
    gap: ${space(1)};
    font-size: ${text.small};
    color: ${color.inkSoft};
  }
  strong {
    font-size: ${text.body};
    color: ${color.ink};
  }
`;
