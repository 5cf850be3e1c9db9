import { reloadAfterChunkFailure } from './chunk-reload';

const chunkError = () => Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
const start = Date.UTC(2026, 0, 5);

beforeEach(() => sessionStorage.clear());

it('[ERRP-18] loads the whole page anew after a chunk failed', () => {
  const reload = jest.fn();
  expect(reloadAfterChunkFailure(chunkError(), reload, start)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('[ERRP-19] does so at most once a minute', () => {
  const reload = jest.fn();
  reloadAfterChunkFailure(chunkError(), reload, start);
  expect(reloadAfterChunkFailure(chunkError(), reload, start + 59_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadAfterChunkFailure(chunkError(), reload, start + 60_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves any other error alone', () => {
  const reload = jest.fn();
  expect(reloadAfterChunkFailure(new Error('else'), reload, start)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
