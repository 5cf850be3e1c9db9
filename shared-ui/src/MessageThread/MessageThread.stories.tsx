import { useState } from 'react';
import { type StorySet } from '../StyleGuide/story';
import { MessageThread, type ThreadMessage } from './MessageThread';

const said: ThreadMessage[] = [
  {
    id: '1',
    author: 'Saffron Table',
    text: 'Thank you for your order! Is there a loading dock?',
    date: '2027-03-16',
    time: '16:12',
  },
  {
    id: '2',
    author: 'Dana Park',
    own: true,
    text: 'Yes, on 5th Street. Ring for Robin at the desk.',
    date: '2027-03-16',
    time: '16:20',
  },
  { id: '3', author: 'Saffron Table', text: 'Perfect.', date: '2027-03-17', time: '09:02' },
  {
    id: '4',
    author: 'Saffron Table',
    text: 'We put the sauces with nuts into a box of their own, marked in red.',
    date: '2027-03-17',
    time: '09:03',
  },
  {
    id: '5',
    author: 'Dana Park',
    own: true,
    text: 'Could you bring four more forks?',
    date: '2027-03-17',
    time: '09:15',
    state: 'failed',
  },
];

function Thread() {
  const [messages, setMessages] = useState(said);
  const arrive = (id: string) =>
    new Promise<void>((done) =>
      setTimeout(() => {
        setMessages((all) => all.map((one) => (one.id === id ? { ...one, state: undefined } : one)));
        done();
      }, 900),
    );
  const send = (text: string) => {
    const id = String(messages.length + 1);
    setMessages((all) => [
      ...all,
      { id, author: 'Dana Park', own: true, text, date: '2027-03-17', time: '09:20', state: 'sending' },
    ]);
    return arrive(id);
  };
  return (
    <MessageThread
      label="Messages with Saffron Table"
      messages={messages}
      today="2027-03-17"
      onSend={send}
      onRetry={(id) => {
        setMessages((all) => all.map((one) => (one.id === id ? { ...one, state: 'sending' } : one)));
        return arrive(id);
      }}
      maxLength={1000}
    />
  );
}

export const messageThreadStories: StorySet = {
  component: 'MessageThread',
  group: 'Telling',
  about: 'Who wrote what, by day. What was not sent stays, with another try.',
  stories: [
    { name: 'With a kitchen', wide: true, Example: Thread },
    {
      name: 'Before the first',
      wide: true,
      Example: () => (
        <MessageThread
          label="Messages with Daily Grind"
          messages={[]}
          today="2027-03-17"
          empty="Ask the kitchen whatever you like; it answers within a day."
        />
      ),
    },
  ],
};
