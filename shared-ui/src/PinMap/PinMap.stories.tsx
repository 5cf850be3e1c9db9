import { useState } from 'react';
import { type StorySet } from '../StyleGuide/story';
import { type Land, type Pin } from './geography';
import { PinMap } from './PinMap';

const pins: Pin[] = [
  { id: 1, name: 'Saffron Street', latitude: 40.742, longitude: -73.979, reachMiles: 5 },
  { id: 2, name: 'Fern & Fig', latitude: 40.703, longitude: -73.941, reachMiles: 3 },
  { id: 3, name: 'One Oven', latitude: 40.812, longitude: -73.93, reachMiles: 4, muted: true },
];
const together: Pin[] = [
  ...pins,
  { id: 4, name: 'Little Gem', latitude: 40.742, longitude: -73.978, reachMiles: 2 },
];
const land: Land[] = [
  {
    name: 'Island',
    coordinates: [
      [
        [
          [-74.02, 40.7],
          [-73.97, 40.71],
          [-73.93, 40.79],
          [-73.92, 40.87],
          [-74.01, 40.76],
          [-74.02, 40.7],
        ],
      ],
    ],
  },
];

function Example({ shown, goal }: { shown: Pin[]; goal: boolean }) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <PinMap
      label="Map: kitchens around an office"
      pins={shown}
      land={land}
      goal={goal ? { latitude: 40.75, longitude: -73.99 } : null}
      middle={null}
      streets={null}
      selected={selected}
      onSelect={setSelected}
      card={(id) => <p>{shown.find((pin) => pin.id === id)?.name}</p>}
    />
  );
}

export const pinMapStories: StorySet = {
  component: 'PinMap',
  group: 'Finding the way',
  about: 'Pins on a map, each with a card. Arrows lead from pin to pin; the same stands in words beside it.',
  stories: [
    { name: 'Who reaches an address', wide: true, Example: () => <Example shown={pins} goal /> },
    { name: 'Two in one spot', wide: true, Example: () => <Example shown={together} goal={false} /> },
  ],
};
