import { seal, unseal } from './signed';

it('is read as it was sealed, and by whom it was sealed for', () => {
  const sealed = seal('page reports', 'page.1.2');
  expect(unseal('page reports', sealed)).toBe('page.1.2');
  // A report token must not be accepted as a release set, a preview link or an override.
  for (const purpose of ['release set', 'preview link', 'overrides'])
    expect(unseal(purpose, sealed)).toBeNull();
});

it('is nothing once a letter of it changed', () => {
  const sealed = seal('release set', '7.1.1.2');
  for (const other of [`8${sealed.slice(1)}`, `${sealed}x`, sealed.slice(0, -1), '7.1.1.2', '.', ''])
    expect(unseal('release set', other)).toBeNull();
});
