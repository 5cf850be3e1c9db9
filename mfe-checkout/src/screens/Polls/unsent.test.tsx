import { Refusal } from '@copper-carrot/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import {
  anAnswer,
  asking,
  aSharedPoll,
  chana,
  fish,
  openShared,
  pick,
  press,
  sharedPath,
  withSharedPoll,
  yourMeal,
} from '../../test/shared-poll';

withSharedPoll();

describe('a phone without network', () => {
  const lost = () => new TypeError('Failed to fetch');

  it('keeps what was picked over a reload, and sends it once with one key', async () => {
    const { api } = asking();
    const answering = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.on('post', sharedPath, () => {
      throw lost();
    });
    const { unmount } = await openShared(api, { as: aPerson() });
    await pick(/^Chana masala/);
    press('Send my answer');
    const notYet = await screen.findByText('Not sent yet');
    await waitFor(() => expect(document.activeElement).toContainElement(notYet));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();

    const again = asking();
    answering.mockReturnValue(true);
    await openShared(again.api, { as: aPerson() });
    expect(await yourMeal()).toHaveTextContent('Chana masala');
    expect(screen.queryByText('Not sent yet')).toBeNull();
    const keys = [...api.called('post', sharedPath), ...again.api.called('post', sharedPath)].map(
      ({ headers }) => headers['Idempotency-Key'],
    );
    expect(again.api.called('post', sharedPath)).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
    answering.mockRestore();
  });

  const wait = (unsent: { before: string | null; said: object }) =>
    localStorage.setItem('cc-poll-answer abcdefgh guest', JSON.stringify({ key: 'k1', ...unsent }));
  /** Waits until no call was made for a second. */
  const quiet = async (count: () => number) => {
    for (let last = -1; last !== count();) {
      last = count();
      await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
    }
  };
  const meal = { package_item_option_id: chana.id, qty: 1, note: '', dietary: [] };

  it('says why an answer is turned away for now, and not that its phone is offline', async () => {
    const { api } = asking();
    api.on(
      'post',
      sharedPath,
      () =>
        new Refusal(429, 'too_many_requests', {
          message: 'Many answers came from your network. Please wait 6 minutes.',
        }),
    );
    await openShared(api, { as: aPerson() });
    await pick(/^Chana masala/);
    press('Send my answer');
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(screen.getByText(/^Many answers came from your network\. Please wait 6 minutes\./)).toBeVisible();
    expect(screen.queryByText(/online again/)).toBeNull();
  });

  it('sends again what the site did not take, though the phone was online all the while', async () => {
    const { api, kept } = asking();
    let isAway = true;
    api.on('post', sharedPath, () => {
      if (isAway) return new Refusal(503, 'unavailable', { message: 'Not now.' });
      kept.poll = { ...kept.poll, selection: anAnswer() };
      return anAnswer();
    });
    wait({ before: null, said: { ...meal, name: 'Wren Hale', email: 'wren@orchard.example' } });
    await openShared(api);
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    const tried = () => api.called('post', sharedPath).length;
    // The client's own retries ended, so the next call is the page's.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeEnabled());
    await waitFor(() => expect(tried()).toBeGreaterThan(0));
    await quiet(tried);
    isAway = false;
    expect(await screen.findByRole('region', { name: 'Your meal' }, { timeout: 15_000 })).toBeVisible();
    expect(new Set(api.called('post', sharedPath).map(({ headers }) => headers['Idempotency-Key']))).toEqual(
      new Set(['k1']),
    );
  }, 30_000);

  it('sends nothing that was given up', async () => {
    const { api } = asking(aSharedPoll({ selection: anAnswer() }));
    api.on('post', sharedPath, () => new Refusal(503, 'unavailable', { message: 'Not now.' }));
    await openShared(api);
    await yourMeal();
    press('Change it');
    await pick(/^Goan fish curry/);
    press('Send my answer');
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    press('Keep it as it was');
    expect(await yourMeal()).toHaveTextContent('Chana masala');
    expect(screen.queryByText('Not sent yet')).toBeNull();
    expect(localStorage.getItem('cc-poll-answer abcdefgh guest')).toBeNull();
  }, 30_000);

  it.each([
    ['it arrived after all, it is told nothing', anAnswer({ note: '' }), null],
    [
      'something else was said since, it is told so',
      anAnswer({ package_item_option_id: fish.id }),
      /^Your answer was changed/,
    ],
  ] as const)('does not undo what stands: where %s', async (_what, selection, told) => {
    const { api } = asking(aSharedPoll({ selection }));
    wait({ before: null, said: meal });
    await openShared(api);
    await yourMeal();
    if (told) expect(await screen.findByText(told)).toBeVisible();
    else expect(screen.queryByText('Your answer was not taken')).toBeNull();
    expect(api.called('post', sharedPath)).toEqual([]);
    expect(localStorage.getItem('cc-poll-answer abcdefgh guest')).toBeNull();
  });

  it('is told what the API says of an answer that came too late', async () => {
    localStorage.setItem(
      'cc-poll-answer abcdefgh guest',
      JSON.stringify({ key: 'k1', before: null, said: { package_item_option_id: chana.id } }),
    );
    const { api } = asking();
    api.on('post', sharedPath, () => new Refusal(409, 'poll-over', { message: 'This poll is over.' }));
    await openShared(api);
    expect(await screen.findByText('Your answer was not taken')).toBeVisible();
    expect(screen.getByText('This poll is over.')).toBeVisible();
    expect(localStorage.getItem('cc-poll-answer abcdefgh guest')).toBeNull();
  });
});
