import { connectShell, type Notice } from '@copper-carrot/contracts/runtime';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { Button } from '../Button/Button';
import { onDemand, useOnDemand } from './on-demand';

const notices: Notice[] = [];
beforeEach(() => {
  notices.length = 0;
  connectShell({
    useUser: () => null,
    user: () => null,
    refetchUser: () => Promise.resolve(null),
    callContext: () => ({}),
    signOut: () => Promise.resolve(),
    openAuth: () => Promise.resolve(false),
    notify: (notice) => notices.push(notice),
    showLoading: () => () => undefined,
    report: () => undefined,
  });
});

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A page with a button that opens a part, whose code comes when the test lets it. */
function show() {
  const asked: { come: () => void; fail: () => void }[] = [];
  const part = onDemand(
    () =>
      new Promise<ComponentType<{ name: string }>>((resolve, reject) => {
        asked.push({ come: () => resolve(Greeting), fail: () => reject(new Error('a chunk is missing')) });
      }),
  );
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <span {...part.intent}>
          <Button onClick={() => part.whenThere(() => setOpen(true))}>Greet</Button>
        </span>
        {open && <part.Part name="Nadia" />}
      </>
    );
  }
  const view = render(<Page />);
  const another = () => {
    view.unmount();
    render(<Page />);
  };
  return { asked, another, button: () => screen.getByRole('button', { name: 'Greet' }) };
}

it('asks for nothing until somebody comes near', async () => {
  const { asked, button } = show();
  expect(asked).toHaveLength(0);
  await userEvent.hover(button());
  expect(asked).toHaveLength(1);
});

it('is asked for once, by the keyboard as by the pointer', async () => {
  const { asked, button } = show();
  await userEvent.tab();
  expect(button()).toHaveFocus();
  await userEvent.hover(button());
  expect(asked).toHaveLength(1);
});

it('opens when it has come, and without another call from then on', async () => {
  const { asked, another, button } = show();
  await userEvent.click(button());
  expect(screen.queryByText('Hello Nadia')).toBeNull();
  asked[0]?.come();
  expect(await screen.findByText('Hello Nadia')).toBeVisible();
  another();
  await userEvent.click(button());
  expect(screen.getByText('Hello Nadia')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('says that it did not come, and comes at the next try', async () => {
  const { asked, button } = show();
  await userEvent.click(button());
  asked[0]?.fail();
  await screen.findByRole('button', { name: 'Greet' });
  expect(notices).toEqual([
    {
      kind: 'error',
      message: 'This part of the page did not load. Please check your connection and try again.',
    },
  ]);
  await userEvent.click(button());
  asked[1]?.come();
  expect(await screen.findByText('Hello Nadia')).toBeVisible();
});

it('says nothing of a failure before anybody wants it', async () => {
  const { asked, button } = show();
  await userEvent.hover(button());
  asked[0]?.fail();
  await userEvent.unhover(button());
  expect(notices).toEqual([]);
});

it.each(['online', 'pointerdown', 'keydown'])(
  'comes on %s after it did not come where nothing is pressed for it, once',
  async (occasion) => {
    const asked: { come: () => void; fail: () => void }[] = [];
    const part = onDemand(
      () =>
        new Promise<ComponentType<{ name: string }>>((resolve, reject) => {
          asked.push({ come: () => resolve(Greeting), fail: () => reject(new Error('a chunk is missing')) });
        }),
    );
    const Page = () => (useOnDemand(part, true) ? <part.Part name="Nadia" /> : null);
    render(<Page />);
    asked[0]?.fail();
    await waitFor(() => expect(notices).toHaveLength(1));
    fireEvent(window, new Event(occasion));
    fireEvent(window, new Event(occasion));
    expect(asked).toHaveLength(2);
    asked[1]?.come();
    expect(await screen.findByText('Hello Nadia')).toBeVisible();
  },
);
