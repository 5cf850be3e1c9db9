import { diagramOf } from './diagram';

test('a picture says of a step what stands against it, in the words of its guards', () => {
  const step = {
    from: ['raw'],
    to: 'cooked',
    by: 'cook',
    event: { type: 'meal.cooked' },
    follows: { taste: 1 },
  };
  const picture = (guards?: Record<string, unknown>) =>
    diagramOf({ initial: 'raw', transitions: { cook: { ...step, ...(guards && { guards }) } }, timers: {} });
  expect(picture({ 'before noon': 1, 'with clean hands': 1 })).toContain(
    '- **cook**, by the cook, before noon, with clean hands: taste; tells `meal.cooked`.',
  );
  expect(picture()).toContain('- **cook**, by the cook: taste;');
});
