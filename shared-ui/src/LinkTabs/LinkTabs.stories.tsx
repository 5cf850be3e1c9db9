import { useState } from 'react';
import { type StorySet } from '../StyleGuide/story';
import { LinkTabs } from './LinkTabs';

const items = [
  { id: 'upcoming', label: 'Upcoming', count: 3, to: '#upcoming' },
  { id: 'past', label: 'Past', count: 41, to: '#past' },
  { id: 'carts', label: 'Not ordered yet', to: '#carts' },
  { id: 'repeating', label: 'Repeating', to: '#repeating' },
];

function Views() {
  const [selected, setSelected] = useState('past');
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the example has no address to read; a screen takes `selected` from its own
    <div
      onClick={(event) => {
        const link = (event.target as Element).closest('a');
        event.preventDefault();
        if (link) setSelected(link.hash.slice(1));
      }}
    >
      <LinkTabs label="Orders" items={items} selected={selected} />
    </div>
  );
}

export const linkTabsStories: StorySet = {
  component: 'LinkTabs',
  group: 'Finding the way',
  about: 'Views with an address of their own. Links, so that Back, a bookmark and a new window work.',
  stories: [{ name: 'Orders', wide: true, Example: Views }],
};
