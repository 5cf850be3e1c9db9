import { setUpLabels, setUpTypes } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { NumberField } from '@copper-carrot/shared-ui/NumberField';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { Part } from '../../components/Part';
import { useListForm } from '../../components/use-list-form';
import {
  changePackageDraft,
  type Choice,
  type Content,
  type PackageDraft,
  packageDraftsUrl,
  packageDraftUrl,
} from './api';
import { ChoiceFields } from './ChoiceFields';
import { newChoice } from './draft-content';

/** The content while it is typed: an empty number is none yet. */
type Typed = Omit<Content, 'price' | 'minimum_headcount' | 'maximum_headcount' | 'increment_by'> & {
  price: number | null;
  minimum_headcount: number | null;
  maximum_headcount: number | null;
  increment_by: number | null;
};

const labels = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  minimum_headcount: 'From how many people',
  maximum_headcount: 'To how many people',
  increment_by: 'Steps',
  lead_time_hours: 'Own notice',
  includes: 'Also comes with it',
  choices: 'The choices',
  options: 'Its options',
  proper_choice_subject: 'What is chosen',
  serving_info: 'Serving',
  maximum_choosable_options: 'How many at most',
  extra_headcount_price: 'Price of extra people',
  dietary_tags: 'Dietary marks',
  allergens: 'Contains',
};

/** What is sent: numbers that are missing as zero, which the API refuses beside their fields. */
const bodyOf = (typed: Typed): Content => ({
  ...typed,
  price: typed.price ?? 0,
  minimum_headcount: typed.minimum_headcount ?? 0,
  maximum_headcount: typed.maximum_headcount ?? 0,
  increment_by: typed.increment_by ?? 0,
  includes: typed.includes.map((line) => line.trim()).filter(Boolean),
});

/** All that a draft says of its package, saved as a whole. */
export function DraftForm({ draft }: { draft: PackageDraft }) {
  const [typed, setTyped] = useState<Typed>(draft.content);
  const set = (more: Partial<Typed>) => setTyped((all) => ({ ...all, ...more }));
  const form = useListForm({
    send: () => changePackageDraft(draft.id, bodyOf(typed)),
    labels,
    stale: [packageDraftUrl(draft.id), packageDraftsUrl],
    onDone: () => notify({ kind: 'success', message: 'The draft is saved. Nothing that is sold changed.' }),
  });
  const number = (name: 'minimum_headcount' | 'maximum_headcount' | 'increment_by') => ({
    name,
    label: labels[name],
    value: typed[name],
    onChange: (value: number | null) => set({ [name]: value }),
    min: 1,
    lenient: true,
  });
  return (
    <Form aria-label="Package" {...form}>
      <Part title="About it">
        <Stack gap={4}>
          <TextField label="Name" name="name" value={typed.name} onChange={(name) => set({ name })} />
          <TextArea
            label="Description"
            name="description"
            rows={3}
            value={typed.description}
            onChange={(description) => set({ description })}
          />
          <Grid gap={4} least="min(11rem, 100%)">
            <NumberField
              label="Price per person"
              name="price"
              value={typed.price}
              onChange={(price) => set({ price })}
              min={0}
              money
              lenient
            />
            <NumberField {...number('minimum_headcount')} />
            <NumberField {...number('maximum_headcount')} />
            <NumberField {...number('increment_by')} />
            <NumberField
              label="Own notice in hours"
              name="lead_time_hours"
              required={false}
              value={typed.lead_time_hours}
              onChange={(hours) => set({ lead_time_hours: hours })}
              min={0}
              lenient
            />
            <Select
              label="Set-up"
              name="set_up_type"
              value={typed.set_up_type}
              onChange={(type) => set({ set_up_type: type })}
              options={setUpTypes.map((value) => ({ value, label: setUpLabels[value] }))}
            />
          </Grid>
          <TextArea
            label="Also comes with it"
            name="includes"
            required={false}
            rows={3}
            description="One a line, such as plates and napkins."
            value={typed.includes.join('\n')}
            onChange={(lines) => set({ includes: lines.split('\n') })}
          />
        </Stack>
      </Part>
      <Choices choices={typed.choices} onChange={(choices) => set({ choices })} />
      <Button type="submit">Save the draft</Button>
    </Form>
  );
}

function Choices({
  choices,
  onChange,
}: {
  choices: readonly Choice[];
  onChange: (choices: Choice[]) => void;
}) {
  const put = (place: number, ...instead: Choice[]) => onChange(choices.toSpliced(place, 1, ...instead));
  const up = (place: number) => {
    const [moved] = choices.slice(place, place + 1);
    if (moved) onChange(choices.toSpliced(place, 1).toSpliced(place - 1, 0, moved));
  };
  return (
    <Part title="Choices">
      {choices.length === 0 && <p>Nothing is chosen yet. Add what people choose, and what comes with it.</p>}
      <Stack as="ul" gap={5} aria-label="Choices">
        {choices.map((choice, place) => (
          <li key={place}>
            <ChoiceFields
              choice={choice}
              place={place}
              onChange={(next) => put(place, next)}
              onRemove={() => put(place)}
              onUp={place > 0 ? () => up(place) : null}
            />
          </li>
        ))}
      </Stack>
      <Cluster>
        <Button variant="secondary" onClick={() => onChange([...choices, newChoice])}>
          Add a choice
        </Button>
      </Cluster>
    </Part>
  );
}
