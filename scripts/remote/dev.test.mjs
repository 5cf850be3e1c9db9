// @ts-check
/* global it, expect */
import { root } from '../lib/run.mjs';
import { remotesHere } from '../remotes-here.cjs';
import { remoteOf } from './dev.mjs';

it('works on one remote where it is named, on everything where none is, and on nothing that is not there', () => {
  const [first = ''] = remotesHere(root);
  expect(remoteOf([first])).toBe(first);
  expect(remoteOf([])).toBeNull();
  expect(() => remoteOf(['mfe-none'])).toThrow(`There is no remote mfe-none; there are ${first}`);
});
