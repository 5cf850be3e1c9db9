import { useState } from 'react';
import { Select } from '../Select/Select';
import { type StorySet } from '../StyleGuide/story';
import { TextField } from '../TextField/TextField';
import { FilterBar } from './FilterBar';

const meals = [
  { value: 'breakfast', label: 'Breakfast' },
  { value: 'lunch', label: 'Lunch' },
];
const states = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'pending', label: 'Pending' },
];

function Filters() {
  const [word, setWord] = useState('planning');
  const [meal, setMeal] = useState<string | null>('lunch');
  const [state, setState] = useState<string | null>(null);
  const labelOf = (options: typeof meals, value: string | null) =>
    options.find((option) => option.value === value)?.label;
  const items = [
    { id: 'word', label: word && `“${word}”` },
    { id: 'meal', label: labelOf(meals, meal) },
    { id: 'state', label: labelOf(states, state) },
  ].flatMap(({ id, label }) => (label ? [{ id, label }] : []));
  const clear: Record<string, () => void> = {
    word: () => setWord(''),
    meal: () => setMeal(null),
    state: () => setState(null),
  };
  return (
    <FilterBar
      label="Filter orders"
      items={items}
      onRemove={(id) => clear[id]?.()}
      onClear={() => Object.values(clear).forEach((one) => one())}
      done="Show 18 orders"
      more={
        <>
          <Select label="Meal" placeholder="Any meal" options={meals} value={meal} onChange={setMeal} />
          <Select
            label="Status"
            placeholder="Any status"
            options={states}
            value={state}
            onChange={setState}
          />
        </>
      }
    >
      <TextField label="Event or number" value={word} onChange={setWord} />
    </FilterBar>
  );
}

export const filterBarStories: StorySet = {
  component: 'FilterBar',
  group: 'Fields',
  about:
    'What a list is narrowed by, and what takes it away again. On a phone all but the first fields are in a drawer.',
  stories: [{ name: 'Orders', wide: true, Example: Filters }],
};
