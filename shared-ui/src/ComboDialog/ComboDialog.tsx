import {
  comboAllergens,
  comboMarks,
  comboName,
  comboParts,
  comboPrice,
  plainOptions,
  type Schemas,
} from '@copper-carrot/contracts';
import { AddOptionBody } from '@copper-carrot/contracts/limits';
import { type WriteOptions } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import styled from 'styled-components';
import { DietaryTags } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Dialog } from '../Dialog/Dialog';
import { Form } from '../Form/Form';
import { useApiForm } from '../Form/useApiForm';
import { containsWords } from '../format/allergens';
import { formatMoney } from '../format/money';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { TextField } from '../TextField/TextField';
import { color, space, text } from '../theme/tokens';

export interface ComboDialogProps<Answer> extends Pick<WriteOptions<Answer>, 'stale'> {
  choice: Schemas['Choice'];
  headcount: number | null;
  /** The most of one option that an order takes. */
  mostOfOption: number;
  /** Adds what was put together. */
  send: (combo: Schemas['ComboOption']) => Promise<Answer>;
  /** Told what was added, and how many of it are wanted. */
  onDone: (answer: Answer, qty: number) => void;
  onClose: () => void;
}

/** A column of the database holds so many letters of a name, that of the parts and brackets included. */
const longestName = 200;

/** A portion that several options of a choice share: put together, priced, and added with its quantity. */
export function ComboDialog<Answer>({
  choice,
  headcount,
  mostOfOption,
  send,
  stale,
  onDone,
  onClose,
}: ComboDialogProps<Answer>) {
  const [ids, setIds] = useState<number[]>([]);
  const { least } = comboParts;
  const most = Math.min(comboParts.most, choice.maximum_choosable_options ?? comboParts.most);
  const isForAll = choice.choice_type === 'choose_up_to';
  const step = choice.increment_by;
  const [qty, setQty] = useState(isForAll ? Math.ceil((headcount ?? 1) / step) * step : step);
  const offered = plainOptions(choice);
  const parts = offered.filter(({ id }) => ids.includes(id));
  const room = Math.max(0, longestName - comboName('-', parts).length + 1);
  const { form, field } = useApiForm({
    limits: { ...AddOptionBody, name: { maxLength: Math.min(AddOptionBody.name.maxLength, room) } },
    initial: { name: '' },
    labels: { name: 'Name of the combination' },
    unseen: { combo_of: 'This' },
    prepare: ({ name }) => ({ name: name.trim() }),
    send: ({ name }) => send({ name, combo_of: ids }),
    stale,
    onDone: (answer) => {
      onDone(answer, qty);
      onClose();
    },
  });
  const price = comboPrice(parts);
  return (
    <Dialog open onClose={onClose} title="Combine options" size="small">
      <Form aria-label="Combine options" {...form}>
        <p>
          Choose {least}
          {most > least && ` to ${most}`}. They share one {choice.increment_subject}.
        </p>
        <Parts role="group" aria-label="Options to combine">
          {offered.map((option) => (
            <Checkbox
              key={option.id}
              checked={ids.includes(option.id)}
              disabled={ids.length >= most && !ids.includes(option.id)}
              description={[
                option.price > 0 && `+${formatMoney(option.price)} each`,
                containsWords(option.allergens),
              ]
                .filter(Boolean)
                .join(' · ')}
              onChange={(on) => setIds(on ? [...ids, option.id] : ids.filter((id) => id !== option.id))}
            >
              <span>{option.name}</span> <DietaryTags tags={option.dietary_tags} />
            </Checkbox>
          ))}
        </Parts>
        <TextField {...field('name')} required={false} autoComplete="off" />
        <Sum>
          <span>
            {parts.length < least ? `Choose ${least} or more` : comboName('', parts)}
            {parts.length >= least && <What parts={parts} />}
          </span>
          {!isForAll && (
            <QuantityStepper
              label="Portions"
              value={qty}
              min={step}
              max={mostOfOption}
              step={step}
              onChange={setQty}
            />
          )}
        </Sum>
        <Way>
          <strong role="status">{price > 0 ? `+${formatMoney(price)} each` : 'No extra charge'}</strong>
          <Button type="submit" wide disabled={parts.length < least}>
            Add combination
          </Button>
        </Way>
      </Form>
    </Dialog>
  );
}

/** For whom the portion is, and what is in it: as its parts say. */
function What({ parts }: { parts: readonly Schemas['Option'][] }) {
  const held = comboAllergens(parts.map(({ allergens }) => allergens));
  return (
    <>
      <DietaryTags tags={comboMarks(parts.map(({ dietary_tags }) => dietary_tags))} />
      {held.length > 0 && <span>{containsWords(held)}</span>}
    </>
  );
}

/** In sight, however many options there are and whatever is said above them. */
const Way = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(3)};
  background: ${color.raised};
`;
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
`;
