import { Button } from '@copper-carrot/shared-ui/Button';
import { Disclosure } from '@copper-carrot/shared-ui/Disclosure';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { FoodMarks } from '../../components/FoodMarks';
import { type Option } from './api';

interface Props {
  option: Option;
  name: (field: string) => string;
  number: number;
  /** Whether it says how all food is served, and is no food. */
  servesAs: boolean;
  onChange: (option: Option) => void;
  onRemove: () => void;
}

const servings = [
  { value: 'buffet', label: 'As a buffet' },
  { value: 'individual', label: 'In single boxes' },
] as const;

/** What can be chosen, with its price and what is in it. */
export function OptionFields({ option, name, number, servesAs, onChange, onRemove }: Props) {
  const set = (more: Partial<Option>) => onChange({ ...option, ...more });
  const title = option.name || `option ${number}`;
  return (
    <Stack gap={2}>
      <Cluster align="end">
        <Grid gap={3} least="min(12rem, 100%)">
          <TextField
            label={`Name of option ${number}`}
            name={name('name')}
            value={option.name}
            onChange={(text) => set({ name: text })}
          />
          {servesAs ? (
            <Select
              label="Food comes"
              name={name('presentation_type')}
              value={option.presentation_type ?? null}
              onChange={(type) => set({ presentation_type: type })}
              options={servings}
            />
          ) : (
            <NumberField
              label="Added price"
              name={name('price')}
              value={option.price ?? 0}
              onChange={(price) => set({ price: price ?? 0 })}
              min={0}
              money
              lenient
            />
          )}
        </Grid>
        <Button variant="quiet" size="small" icon="trash" aria-label={`Remove ${title}`} onClick={onRemove}>
          Remove
        </Button>
      </Cluster>
      {!servesAs && (
        <Disclosure title={`Words and allergens of ${title}`} level={3}>
          <Stack gap={3}>
            <TextField
              label="Description"
              name={name('description')}
              required={false}
              value={option.description ?? ''}
              onChange={(description) => set({ description })}
            />
            <FoodMarks
              value={{ dietary_tags: option.dietary_tags ?? [], allergens: option.allergens ?? [] }}
              onChange={set}
            />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
