import { client } from '@copper-carrot/contracts/runtime';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Loading, Skeleton } from './Skeleton';

const path = '/cpi/v1/public/places';
const place = recorded[`get ${path}`][200].records[0]?.label ?? 'nothing recorded';

let api: FakeApi;
let answerAfter: number;
beforeEach(() => {
  jest.useFakeTimers();
  api = new FakeApi();
  answerAfter = 0;
  globalThis.fetch = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, answerAfter));
    return api.fetch(...call);
  };
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A screen as remotes write them: a skeleton, or nothing, until the answer is there. */
function Place({ waiting = true, known }: { waiting?: boolean; known?: string }) {
  const [name, setName] = useState(known);
  useEffect(() => {
    if (known) return;
    client.get(path).then(
      ({ records }) => setName(records[0]?.label),
      () => setName('none'),
    );
  }, [known]);
  if (name) return <p>{name}</p>;
  return waiting ? (
    <Loading label="Loading the place">
      <Skeleton />
    </Loading>
  ) : null;
}
const isLoading = () => screen.queryByRole('status') !== null;

it('[API-008] a loading state stays for 200 ms once it is shown', async () => {
  answerAfter = 30;
  render(<Place />);
  await pass(199);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(isLoading()).toBe(false);
  expect(screen.getByText(place)).toBeVisible();
});

it('[API-008] a failure does not let it flash by either', async () => {
  api.on('get', path, () => new Refusal(404, 'not_found'));
  render(<Place />);
  await pass(199);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(screen.getByText('none')).toBeVisible();
});

it('[API-008] an answer that took longer is shown at once', async () => {
  answerAfter = 350;
  render(<Place />);
  await pass(349);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(screen.getByText(place)).toBeVisible();
});

it('[API-008] what is known already, and what is read without a loading state, waits for nothing', async () => {
  render(<Place known="Soup" />);
  expect(screen.getByText('Soup')).toBeVisible();
  render(<Place waiting={false} />);
  await pass(0);
  expect(screen.getByText(place)).toBeVisible();
});

it('[API-008] a loading state that is gone holds nothing back', async () => {
  const { unmount } = render(<Place />);
  unmount();
  render(<Place waiting={false} />);
  await pass(0);
  expect(screen.getByText(place)).toBeVisible();
});
