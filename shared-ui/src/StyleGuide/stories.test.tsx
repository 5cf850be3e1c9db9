import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { stories } from './stories';

// jsdom has no layout, so contrast is measured on the tokens (theme/contrast.test.ts) and in the browser journeys.
const options = {
  rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  // Of what keeps the rules, axe would else write a selector for each element: half of its time.
  resultTypes: ['violations' as const],
  selectors: false,
};

describe.each(stories)('$component', ({ stories: examples }) => {
  it.each(examples)('is accessible: $name', async ({ Example }) => {
    const { container } = render(
      <MemoryRouter>
        <Example />
      </MemoryRouter>,
      // What a section shows is no news.
      { onCaughtError: () => undefined },
    );
    const { violations } = await axe(container, options);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  });
});
