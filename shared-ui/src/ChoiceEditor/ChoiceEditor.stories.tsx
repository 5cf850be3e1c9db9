import type { Quantities, Schemas } from '@copper-carrot/contracts';
import { useState } from 'react';
import { Stack } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { ChoiceEditor } from './ChoiceEditor';

const option = (id: number, name: string, values: Partial<Schemas['Option']> = {}): Schemas['Option'] => ({
  id,
  package_item_id: 1,
  name,
  description: '',
  price: 0,
  dietary_tags: [],
  allergens: [],
  presentation_type: null,
  combo_of: [],
  ...values,
});
const mains: Schemas['Choice'] = {
  id: 1,
  has_choice: true,
  choice_type: 'constant_sum',
  proper_choice_subject: 'main',
  description: 'Choose a main for each person',
  increment_by: 5,
  increment_subject: 'serving',
  increment_subject_plural: 'servings',
  extra_headcount_price: 0,
  maximum_choosable_options: null,
  serving_info: 'In trays of five servings',
  options: [
    option(1, 'Chicken curry', { description: 'Slow-cooked, with coconut and lime' }),
    option(2, 'Tofu curry', { dietary_tags: ['vegan', 'gluten_free'] }),
    option(3, 'Lamb curry', { price: 1.5, allergens: ['milk', 'tree_nuts'] }),
  ],
};
const sides: Schemas['Choice'] = {
  ...mains,
  id: 2,
  choice_type: 'choose_up_to',
  proper_choice_subject: 'side',
  description: 'Choose up to two sides',
  maximum_choosable_options: 2,
  increment_by: 1,
  serving_info: '',
  options: [option(11, 'Rice'), option(12, 'Naan', { allergens: ['wheat'] }), option(13, 'Raita')],
};
const served: Schemas['Choice'] = {
  ...mains,
  id: 3,
  choice_type: 'presentation',
  description: 'How would you like it served?',
  serving_info: '',
  options: [option(21, 'Buffet style'), option(22, 'Individually packaged', { price: 2 })],
};

function Editing({ dense = false, before }: { dense?: boolean; before?: Quantities }) {
  const [quantities, setQuantities] = useState<Quantities>({ 1: 10, 2: 5, 11: 20, 21: 1 });
  const editors = [mains, sides, served].map((choice) => (
    <ChoiceEditor
      key={choice.id}
      choice={choice}
      quantities={quantities}
      before={before}
      headcount={20}
      mostOfOption={10_000}
      dense={dense}
      onChange={setQuantities}
    />
  ));
  return dense ? <Stack gap={8}>{editors}</Stack> : editors;
}

export const choiceEditorStories: StorySet = {
  component: 'ChoiceEditor',
  group: 'Food and money',
  about: 'How a choice of a package is made, on its page, in checkout and in a poll.',
  stories: [
    { name: 'On a page of its own', wide: true, Example: () => <Editing /> },
    {
      name: 'Inside a section, with a dish that waits for more people',
      wide: true,
      Example: () => <Editing dense before={{ 1: 24, 3: 1 }} />,
    },
  ],
};
