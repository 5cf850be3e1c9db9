jest.mock('./bootstrap', () => {
  throw new Error('A part of it is broken.');
});
jest.mock('./frame/bootstrap', () => {
  throw new Error('A part of it is broken.');
});

it.each([
  ['a page', () => import('./index')],
  ['a sign-in frame', () => import('./frame')],
])('%s that can’t start says so', async (_which, load) => {
  const said: unknown[] = [];
  const logged = jest
    .spyOn(console, 'error')
    .mockImplementation((error: Error) => void said.push(error.message));
  const failed = new Promise((done) => window.addEventListener('boot-failed', done, { once: true }));
  jest.resetModules();
  await load();
  await failed;
  expect(said).toEqual(['A part of it is broken.']);
  logged.mockRestore();
});
