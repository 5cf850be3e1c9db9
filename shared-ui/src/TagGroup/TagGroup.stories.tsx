import { useState } from 'react';
import { type StorySet } from '../StyleGuide/story';
import { TagGroup } from './TagGroup';

const diets = [
  { id: 'vegan', label: 'Vegan', icon: 'leaf' as const },
  { id: 'vegetarian', label: 'Vegetarian' },
  { id: 'gluten_free', label: 'Gluten free' },
  { id: 'nuts', label: 'Without nuts' },
  { id: 'halal', label: 'Halal', disabled: true },
];

function Choosing() {
  const [selected, setSelected] = useState(['vegan']);
  return <TagGroup label="Diets to keep in mind" items={diets} selected={selected} onSelect={setSelected} />;
}

function Removing() {
  const [items, setItems] = useState([
    { id: 'lunch', label: 'Lunch' },
    { id: 'austin', label: 'Austin, Texas' },
    { id: 'long', label: 'Kitchens that deliver to the loading dock of a building without a lift' },
  ]);
  return (
    <TagGroup
      label="What you search for"
      items={items}
      onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      empty="Nothing narrows the search."
    />
  );
}

export const tagGroupStories: StorySet = {
  component: 'TagGroup',
  group: 'Actions',
  about: 'Short words that can be chosen or taken away. Tab reaches them once, arrows move inside.',
  stories: [
    { name: 'Chosen', Example: Choosing },
    { name: 'Taken away', Example: Removing },
  ],
};
