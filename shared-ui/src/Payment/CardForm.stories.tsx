import { type WriteFailure } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { type StorySet } from '../StyleGuide/story';
import { CardForm } from './CardForm';

const refusal: WriteFailure = {
  message: 'Some fields are not right.',
  fields: { stripe_token: ['was declined.'] },
  codes: { stripe_token: ['card_declined'] },
  code: 'record_invalid',
  status: 422,
  cause: null,
};

function Adding() {
  const [failure, setFailure] = useState<WriteFailure | null>(null);
  const refuse = ({ stripe_token: token }: { stripe_token: string }) => {
    setFailure(token.includes('Declined') ? refusal : null);
    return Promise.resolve();
  };
  return (
    <CardForm
      own
      team={{ id: 3, name: 'Northwind Labs' }}
      onCard={refuse}
      failure={failure}
      onCancel={() => setFailure(null)}
    />
  );
}

export const cardFormStories: StorySet = {
  component: 'CardForm',
  group: 'Fields',
  about: 'A new card: Stripe’s own fields where an account is connected, test cards where none is.',
  stories: [{ name: 'For oneself or for the organization', wide: true, Example: Adding }],
};
