import { type Allergen, allergens, type Schemas } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useRef, useState } from 'react';
import { saveModifierGroup, urls } from '../../api';
import { useListForm } from '../../components/use-list-form';
import { sentence } from '../../components/food-words';

interface Addition {
  key: number;
  /** Absent for a new one. */
  id?: number;
  name: string;
  price: number | null;
  allergens: Allergen[];
}

const held = Object.entries(allergens).map(([id, label]) => ({ id, label: sentence(label) }));
const isAllergen = (id: string): id is Allergen => id in allergens;

/** Changes additions of one kind at once; orders keep what they agreed to. */
export function AdditionsDialog({
  group,
  onClose,
}: {
  /** Null for new ones. */
  group: Schemas['OwnModifierGroup'] | null;
  onClose: () => void;
}) {
  const [name, setName] = useState(group?.name ?? '');
  const [minimum, setMinimum] = useState<number | null>(group?.minimum ?? 0);
  const [maximum, setMaximum] = useState<number | null>(group?.maximum ?? 1);
  const [all, setAll] = useState<Addition[]>(() =>
    (group?.modifiers ?? []).map((each) => ({ ...each, key: each.id })),
  );
  // A new one has a key below those that are stored.
  const nextKey = useRef(-1);
  const change = (key: number, more: Partial<Addition>) =>
    setAll((before) => before.map((each) => (each.key === key ? { ...each, ...more } : each)));
  const form = useListForm({
    send: () =>
      saveModifierGroup(group?.id ?? null, {
        name: name.trim(),
        ...(minimum !== null && { minimum }),
        ...(maximum !== null && { maximum }),
        // What is missing is sent as a number that the API refuses beside its field.
        modifiers: all.map(({ key: _key, price, ...each }) => ({ ...each, price: price ?? -1 })),
      }),
    labels: { name: 'Name', minimum: 'How many at least', maximum: 'How many at most', price: 'Price' },
    stale: [urls.modifierGroups, urls.menus],
    onDone() {
      notify({
        kind: 'success',
        message: 'The additions are saved. Orders that were placed stay as they are.',
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={group ? `Edit ${group.name}` : 'New additions'}>
      <Form aria-label="Additions" {...form}>
        <Grid gap={3} least="min(11rem, 100%)">
          <TextField label="Name" name="name" value={name} onChange={setName} />
          <NumberField
            label="How many at least"
            name="minimum"
            value={minimum}
            onChange={setMinimum}
            min={0}
            lenient
          />
          <NumberField
            label="How many at most"
            name="maximum"
            value={maximum}
            onChange={setMaximum}
            min={1}
            lenient
          />
        </Grid>
        <Stack as="ul" gap={4} aria-label="Additions">
          {all.map((each, place) => (
            <li key={each.key}>
              <Stack gap={2}>
                <Grid gap={3} least="min(11rem, 100%)">
                  <TextField
                    label={`Name of addition ${place + 1}`}
                    name={`modifiers.${place}.name`}
                    value={each.name}
                    onChange={(text) => change(each.key, { name: text })}
                  />
                  <NumberField
                    label="Price for one"
                    name={`modifiers.${place}.price`}
                    value={each.price}
                    onChange={(price) => change(each.key, { price })}
                    min={0}
                    money
                    lenient
                  />
                </Grid>
                <TagGroup
                  label={`Addition ${place + 1} contains`}
                  items={held}
                  selected={each.allergens}
                  onSelect={(ids) => change(each.key, { allergens: ids.filter(isAllergen) })}
                />
                <Cluster>
                  <Button
                    variant="quiet"
                    size="small"
                    icon="trash"
                    onClick={() => setAll((before) => before.filter(({ key }) => key !== each.key))}
                  >
                    Remove {each.name || `addition ${place + 1}`}
                  </Button>
                </Cluster>
              </Stack>
            </li>
          ))}
        </Stack>
        <Cluster>
          <Button type="submit">Save the additions</Button>
          <Button
            variant="secondary"
            onClick={() => {
              const key = nextKey.current;
              nextKey.current -= 1;
              setAll((before) => [...before, { key, name: '', price: 0, allergens: [] }]);
            }}
          >
            Add one
          </Button>
        </Cluster>
      </Form>
    </Dialog>
  );
}
