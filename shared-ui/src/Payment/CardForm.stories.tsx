import { ApiFailure } from '@copper-carrot/contracts/runtime';
import { type StorySet } from '../StyleGuide/story';
import { CardForm, type CardFormProps } from './CardForm';

const refuse: CardFormProps['send'] = () =>
  Promise.reject(
    new ApiFailure(422, { code: 'record_invalid', field_errors: { stripe_token: ['was declined.'] } }),
  );
const nothing = () => undefined;

const Adding = () => (
  <CardForm own team={{ id: 3, name: 'Northwind Labs' }} send={refuse} onAdded={nothing} onCancel={nothing} />
);

export const cardFormStories: StorySet = {
  component: 'CardForm',
  group: 'Fields',
  about: 'A new card: Stripe’s own fields where an account is connected, test cards where none is.',
  stories: [
    { name: 'For oneself or for the organization; any card is refused', wide: true, Example: Adding },
  ],
};
