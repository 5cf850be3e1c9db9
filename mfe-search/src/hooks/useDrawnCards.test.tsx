/** How many cards two lists of one visit draw. */
async function drawnBy(type: NavigationTimingType) {
  jest.resetModules();
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { useDrawnCards } = await import('./useDrawnCards');
  return ['first', 'second'].map(() => {
    const drawn: number[] = [];
    function List() {
      drawn.push(useDrawnCards());
      return null;
    }
    const root = createRoot(document.createElement('div'));
    act(() => root.render(<List />));
    act(() => root.unmount());
    return drawn;
  });
}

test('the first list of a visit is drawn from its top, and whole right after; every other one is whole at once', async () => {
  expect(await drawnBy('navigate')).toEqual([[6, Infinity], [Infinity]]);
});

test.each(['reload', 'back_forward'] as const)(
  'whoever came by %s finds the whole list where they left it',
  async (type) => {
    expect(await drawnBy(type)).toEqual([[Infinity], [Infinity]]);
  },
);
