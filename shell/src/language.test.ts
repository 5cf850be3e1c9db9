jest.mock('./bootstrap', () => ({}));
jest.mock('./frame/bootstrap', () => ({}));

const language = Symbol.for('react-aria.i18n.locale');

it.each([
  ['a page', () => import('./index')],
  ['a sign-in frame', () => import('./frame')],
])('%s speaks American English before its first control is loaded', async (_which, load) => {
  Reflect.deleteProperty(window, language);
  jest.resetModules();
  await load();
  expect(Reflect.get(window, language)).toBe('en-US');
});
