import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { marksBeside } from '@copper-carrot/contracts';
import { DietaryTags } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Dialog } from '../Dialog/Dialog';
import { focusFirstError } from '../Form/Form';
import { containsWords } from '../format/allergens';
import { formatMoney } from '../format/money';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { color, space, text } from '../theme/tokens';
import { allergensOf, type BasketLine, type Dish, groupProblem, priceOfOne } from './basket';

export interface DishDialogProps {
  dish: Dish;
  /** What was said of it before; absent where it is added. */
  line?: BasketLine;
  onClose: () => void;
  onDone: (line: BasketLine) => void;
}

type Group = Dish['modifier_groups'][number];
type Modifiers = NonNullable<BasketLine['modifiers']>;
const longestNote = 500;
const longestName = 100;

/** What is added to a dish, how many of it, whose it is and what the kitchen is to know. */
export function DishDialog({ dish, line, onClose, onDone }: DishDialogProps) {
  const [modifiers, setModifiers] = useState<Modifiers>(line?.modifiers ?? []);
  const [note, setNote] = useState(line?.note ?? '');
  const [forName, setForName] = useState(line?.for_name ?? '');
  const [qty, setQty] = useState(line?.qty ?? 1);
  /** How often it was to be added; what is missing is said from the first time on. */
  const [tries, setTries] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is missing may have been scrolled out of sight above the button.
    if (tries > 0) focusFirstError(body.current);
  }, [tries]);
  const groups = dish.modifier_groups.filter((group) => group.modifiers.length > 0);
  const isFaulty =
    groups.some((group) => groupProblem(group, modifiers) !== null) ||
    note.length > longestNote ||
    forName.length > longestName;
  const done = () => {
    if (isFaulty) return setTries(tries + 1);
    onDone({
      menu_item_id: dish.id,
      qty,
      ...(modifiers.length > 0 && { modifiers }),
      ...(note.trim() && { note: note.trim() }),
      ...(forName.trim() && { for_name: forName.trim() }),
    });
  };
  const held = allergensOf(dish, modifiers);
  const total = formatMoney((Math.round(priceOfOne(dish, modifiers) * 100) * qty) / 100);
  return (
    <Dialog
      open
      onClose={onClose}
      title={dish.name}
      footer={
        <Foot>
          <QuantityStepper
            label={`${dish.name} in your order`}
            min={1}
            max={10_000}
            value={qty}
            onChange={setQty}
          />
          <Button onClick={done}>{line ? `Save · ${total}` : `Add · ${total}`}</Button>
        </Foot>
      }
    >
      <Body ref={body}>
        <About>
          {dish.description && <p>{dish.description}</p>}
          <DietaryTags tags={marksBeside(dish.dietary_tags, held)} named />
          {/* There before anything is in it, so that what an addition brings along is said aloud. */}
          <p role="status">
            {held.length > 0 && `${containsWords(held)}${modifiers.length > 0 ? ', with what you add' : ''}.`}
          </p>
        </About>
        {groups.map((group) => (
          <Additions
            key={group.id}
            group={group}
            modifiers={modifiers}
            error={tries > 0 ? groupProblem(group, modifiers) : null}
            onChange={setModifiers}
          />
        ))}
        <TextArea
          label="Note for the kitchen"
          rows={2}
          maxLength={longestNote}
          value={note}
          error={note.length > longestNote ? 'This note is too long.' : undefined}
          onChange={setNote}
        />
        <TextField
          label="Whose it is"
          description="A name for the label, if somebody’s own."
          value={forName}
          error={forName.length > longestName ? 'This name is too long.' : undefined}
          onChange={setForName}
        />
      </Body>
    </Dialog>
  );
}

interface AdditionsProps {
  group: Group;
  modifiers: Modifiers;
  error: string | null;
  onChange: (modifiers: Modifiers) => void;
}

const priceWords = (price: number) => (price > 0 ? `+${formatMoney(price)}` : undefined);

/** One of a group where one has to be taken; else any, as many as the group allows. */
function Additions({ group, modifiers, error, onChange }: AdditionsProps) {
  const id = useId();
  const others = modifiers.filter(
    ({ modifier_id }) => !group.modifiers.some((each) => each.id === modifier_id),
  );
  const own = modifiers.filter((each) => !others.includes(each));
  if (group.minimum === 1 && group.maximum === 1)
    return (
      <RadioGroup
        label={group.name}
        required
        value={own[0] ? String(own[0].modifier_id) : null}
        error={error ?? undefined}
        options={group.modifiers.map((each) => ({
          value: String(each.id),
          label: each.name,
          description: containsWords(each.allergens),
          aside: priceWords(each.price),
        }))}
        onChange={(chosen) => onChange([...others, { modifier_id: Number(chosen), qty: 1 }])}
      />
    );
  const taken = own.reduce((sum, { qty }) => sum + qty, 0);
  const qtyOf = (of: number) => own.find(({ modifier_id }) => modifier_id === of)?.qty ?? 0;
  const put = (of: number, qty: number) =>
    onChange([
      ...modifiers.filter(({ modifier_id }) => modifier_id !== of),
      ...(qty > 0 ? [{ modifier_id: of, qty }] : []),
    ]);
  // More of each than there are: then an addition may be wanted twice.
  const isCounted = group.minimum > group.modifiers.length;
  return (
    <Group
      role="group"
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      data-focus-me
      data-invalid={error ? '' : undefined}
    >
      <Subject id={id}>
        {group.name} <span>{rangeWords(group)}</span>
      </Subject>
      {group.modifiers.map((each) => (
        <Addition key={each.id}>
          {isCounted ? (
            <>
              <span>
                {each.name}
                {each.allergens.length > 0 && <Holds>{containsWords(each.allergens)}</Holds>}
              </span>
              <QuantityStepper
                label={each.name}
                value={qtyOf(each.id)}
                max={qtyOf(each.id) + group.maximum - taken}
                onChange={(qty) => put(each.id, qty)}
              />
            </>
          ) : (
            <Checkbox
              checked={qtyOf(each.id) > 0}
              disabled={taken >= group.maximum && qtyOf(each.id) === 0}
              description={containsWords(each.allergens)}
              onChange={(on) => put(each.id, on ? 1 : 0)}
            >
              {each.name}
            </Checkbox>
          )}
          <span>{priceWords(each.price)}</span>
        </Addition>
      ))}
      <Say id={`${id}-error`} role="status">
        {error}
      </Say>
    </Group>
  );
}

const rangeWords = ({ minimum, maximum }: Group): string => {
  if (minimum === 0) return `up to ${maximum}`;
  return minimum === maximum ? `choose ${minimum}` : `choose ${minimum} to ${maximum}`;
};

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
`;
const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
`;
const About = styled.div`
  display: grid;
  gap: ${space(2)};
  color: ${color.inkSoft};

  &:empty {
    display: none;
  }
`;
const Group = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Subject = styled.h3`
  font-family: inherit;
  font-size: ${text.small};
  font-weight: 600;
  letter-spacing: 0;

  span {
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;
const Holds = styled.span`
  display: block;
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Addition = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;

  > :last-child {
    color: ${color.inkSoft};
  }
`;
const Say = styled.p`
  font-size: ${text.small};
  font-weight: 500;
  color: ${color.danger};

  &:empty {
    display: none;
  }
`;
