import plate from '../StyleGuide/plate.svg';
import { Cluster } from '../Layout/Layout';
import { type StorySet } from '../StyleGuide/story';
import { Avatar } from './Avatar';

export const avatarStories: StorySet = {
  component: 'Avatar',
  group: 'Telling',
  about:
    'Who it is, at a glance. The colour stays with the name; a picture that does not come leaves initials.',
  stories: [
    {
      name: 'People',
      Example: () => (
        <Cluster>
          <Avatar name="Dana Park" />
          <Avatar name="Robin Ochoa de la Cruz" />
          <Avatar name="sam@northwind.example" />
          <Avatar name="Ola" />
          <Avatar name="Saffron Table" src={plate} />
        </Cluster>
      ),
    },
    {
      name: 'Sizes',
      Example: () => (
        <Cluster>
          <Avatar name="Dana Park" size="small" />
          <Avatar name="Dana Park" />
          <Avatar name="Dana Park" size="large" label="Dana Park" />
        </Cluster>
      ),
    },
  ],
};
