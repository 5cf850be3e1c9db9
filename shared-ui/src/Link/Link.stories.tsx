import { type StorySet } from '../StyleGuide/story';
import { Link } from './Link';

export const linkStories: StorySet = {
  component: 'Link',
  group: 'Actions',
  about: 'Goes somewhere, in the middle of text.',
  stories: [
    {
      name: 'In text',
      Example: () => (
        <p>
          Questions about tomorrow’s lunch? <Link to="/customer/inbox">Write to the caterer</Link> or call{' '}
          <Link href="tel:+18552694056" look="plain">
            (855) 269-4056
          </Link>
          .
        </p>
      ),
    },
  ],
};
