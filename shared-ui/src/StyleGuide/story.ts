import { type ComponentType } from 'react';

export const storyGroups = [
  'Actions',
  'Fields',
  'Over the page',
  'Food and money',
  'Telling',
  'Finding the way',
  'Layout',
] as const;

/** A component's examples; the style guide shows them, and a test runs axe over each. */
export interface StorySet {
  component: string;
  group: (typeof storyGroups)[number];
  /** What it is for, in a sentence. */
  about: string;
  stories: readonly { name: string; Example: ComponentType; /** As wide as the page. */ wide?: boolean }[];
}
