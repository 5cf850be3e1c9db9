import { useState } from 'react';
import { Button } from '../Button/Button';
import { type StorySet } from '../StyleGuide/story';
import { type NotificationItem, Notifications } from './Notifications';

const samples: Omit<NotificationItem, 'id'>[] = [
  { kind: 'success', message: 'Card added' },
  { kind: 'info', message: 'A new version is ready', action: { label: 'Reload', onClick: () => undefined } },
  { kind: 'error', message: 'The address could not be saved' },
];

function Centre() {
  const [items, setItems] = useState<NotificationItem[]>([]);
  const add = () =>
    setItems((now) => [...now, { id: Math.random(), ...samples[now.length % samples.length]! }]);
  return (
    <>
      <Button variant="secondary" onClick={add}>
        Notify me
      </Button>
      <Notifications
        label="Example notifications"
        items={items}
        onClose={(id) => setItems((now) => now.filter((item) => item.id !== id))}
      />
    </>
  );
}

export const notificationsStories: StorySet = {
  component: 'Notifications',
  group: 'Over the page',
  about: 'Three at most; what comes on top is dropped.',
  stories: [{ name: 'Press four times', Example: Centre }],
};
