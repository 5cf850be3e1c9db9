import { choiceTypes } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { type Choice, type Option } from './api';
import { choiceTypeNames, newOption, titleOf } from './draft-content';
import { OptionFields } from './OptionFields';

interface Props {
  choice: Choice;
  place: number;
  onChange: (choice: Choice) => void;
  onRemove: () => void;
  /** Null for the first one. */
  onUp: (() => void) | null;
}

/** One choice of a package: how people choose, and of what. */
export function ChoiceFields({ choice, place, onChange, onRemove, onUp }: Props) {
  const set = (more: Partial<Choice>) => onChange({ ...choice, ...more });
  const name = (field: string) => `choices.${place}.${field}`;
  const title = titleOf(choice, place);
  const put = (at: number, ...instead: Option[]) =>
    set({ options: choice.options.toSpliced(at, 1, ...instead) });
  return (
    <Card>
      <Stack gap={4}>
        <Grid gap={3} least="min(13rem, 100%)">
          <Select
            label={`Kind of choice ${place + 1}`}
            name={name('choice_type')}
            value={choice.choice_type}
            onChange={(type) => set({ choice_type: type })}
            options={choiceTypes.map((value) => ({ value, label: choiceTypeNames[value] }))}
          />
          <TextField
            label="What is chosen"
            name={name('proper_choice_subject')}
            required={false}
            description="Such as filling."
            value={choice.proper_choice_subject ?? ''}
            onChange={(subject) => set({ proper_choice_subject: subject || null })}
          />
          <TextField
            label="Words above it"
            name={name('description')}
            required={false}
            value={choice.description ?? ''}
            onChange={(description) => set({ description })}
          />
        </Grid>
        <Disclosure title={`Rules of ${title}`} level={3}>
          <Rules choice={choice} name={name} set={set} />
        </Disclosure>
        <Stack as="ul" gap={3} aria-label={`Options of ${title}`}>
          {choice.options.map((option, at) => (
            <li key={at}>
              <OptionFields
                option={option}
                name={(field) => name(`options.${at}.${field}`)}
                number={at + 1}
                servesAs={choice.choice_type === 'presentation'}
                onChange={(next) => put(at, next)}
                onRemove={() => put(at)}
              />
            </li>
          ))}
        </Stack>
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            onClick={() => set({ options: [...choice.options, newOption] })}
          >
            Add an option to {title}
          </Button>
          {onUp && (
            <Button variant="quiet" size="small" onClick={onUp}>
              Move {title} up
            </Button>
          )}
          <Button variant="quiet" size="small" icon="trash" onClick={onRemove}>
            Remove {title}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

function Rules({
  choice,
  name,
  set,
}: {
  choice: Choice;
  name: (field: string) => string;
  set: (more: Partial<Choice>) => void;
}) {
  return (
    <Grid gap={3} least="min(12rem, 100%)">
      <NumberField
        label="Step of an option’s quantity"
        name={name('increment_by')}
        value={choice.increment_by ?? 1}
        onChange={(step) => set({ increment_by: step ?? 0 })}
        min={1}
        lenient
      />
      <NumberField
        label="How many at most"
        name={name('maximum_choosable_options')}
        required={false}
        value={choice.maximum_choosable_options ?? null}
        onChange={(most) => set({ maximum_choosable_options: most })}
        min={1}
        lenient
      />
      <NumberField
        label="Price of extra people"
        name={name('extra_headcount_price')}
        description="For each step above the smallest headcount."
        value={choice.extra_headcount_price ?? 0}
        onChange={(price) => set({ extra_headcount_price: price ?? 0 })}
        min={0}
        money
        lenient
      />
      <TextField
        label="Serving"
        name={name('serving_info')}
        required={false}
        value={choice.serving_info ?? ''}
        onChange={(info) => set({ serving_info: info })}
      />
    </Grid>
  );
}
