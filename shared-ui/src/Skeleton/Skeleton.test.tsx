import { client } from '@copper-carrot/contracts';
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Loading, Skeleton } from './Skeleton';

let answerAfter = 0;
let status = 200;
beforeEach(() => {
  jest.useFakeTimers();
  answerAfter = 0;
  status = 200;
  globalThis.fetch = () =>
    new Promise((resolve) => {
      const text = JSON.stringify(
        status === 200 ? { records: [{ label: 'Tacos' }] } : { code: 'gone', message: 'Gone.' },
      );
      const answer = {
        status,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text)),
      };
      setTimeout(() => resolve(answer as Response), answerAfter);
    });
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A screen as remotes write them: a skeleton, or nothing, until the answer is there. */
function Dish({ waiting = true, known }: { waiting?: boolean; known?: string }) {
  const [name, setName] = useState(known);
  useEffect(() => {
    if (known) return;
    client.get('/cpi/v1/public/places').then(
      ({ records }) => setName(records[0]?.label),
      () => setName('none'),
    );
  }, [known]);
  if (name) return <p>{name}</p>;
  return waiting ? (
    <Loading label="Loading the dish">
      <Skeleton />
    </Loading>
  ) : null;
}
const isLoading = () => screen.queryByRole('status') !== null;

it('[API-008] a loading state stays for 200 ms once it is shown', async () => {
  answerAfter = 30;
  render(<Dish />);
  await pass(199);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(isLoading()).toBe(false);
  expect(screen.getByText('Tacos')).toBeVisible();
});

it('[API-008] a failure does not let it flash by either', async () => {
  status = 404;
  render(<Dish />);
  await pass(199);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(screen.getByText('none')).toBeVisible();
});

it('[API-008] an answer that took longer is shown at once', async () => {
  answerAfter = 350;
  render(<Dish />);
  await pass(349);
  expect(isLoading()).toBe(true);
  await pass(1);
  expect(screen.getByText('Tacos')).toBeVisible();
});

it('[API-008] what is known already, and what is read without a loading state, waits for nothing', async () => {
  render(<Dish known="Soup" />);
  expect(screen.getByText('Soup')).toBeVisible();
  render(<Dish waiting={false} />);
  await pass(0);
  expect(screen.getByText('Tacos')).toBeVisible();
});

it('[API-008] a loading state that is gone holds nothing back', async () => {
  const { unmount } = render(<Dish />);
  unmount();
  render(<Dish waiting={false} />);
  await pass(0);
  expect(screen.getByText('Tacos')).toBeVisible();
});
