import { favoriteCalls, keepFavorites } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { anAnswer, aPackage, aPerson } from '../../test/fixtures';
import { open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

const found = () => screen.findByRole('link', { name: 'Curry table' });

it('says what this person had of a package before, by the days of where they are', async () => {
  const here = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...here, timeZone: 'America/Los_Angeles' });
  const server = new FakeServer();
  server.packages = anAnswer([aPackage()], {
    times_ordered_counts: { 7: 3 },
    last_ordered_timestamps: { 7: '2026-03-05T03:00:00.000Z' },
    user_ratings: { 7: 4.4917 },
  });
  await open('/search?search_type=packages&place_id=1', { server, user: aPerson() });
  await found();
  expect(screen.getByText('Ordered 3 times')).toBeInTheDocument();
  expect(screen.getByText('Last ordered Mar 4, 2026 · your rating: 4.5 stars')).toBeInTheDocument();
});

describe('favorites', () => {
  it('are for people who are signed in', async () => {
    await open('/search?search_type=packages&place_id=1');
    await found();
    expect(screen.queryByRole('button', { name: /^Favorite/ })).not.toBeInTheDocument();
  });

  it.each([
    ['FAV-02', 'package', 'Curry table', 7],
    ['FAV-03', 'brand', 'Saffron Street', 3],
  ] as const)(
    '[%s] [FAV-04] of a %s make the call first, and change only when it succeeded, on and off',
    async (...favorite) => {
      const [, kind, name, id] = favorite;
      const type = kind === 'brand' ? 'restaurants' : 'packages';
      let answer = () => {};
      const person = aPerson({ favorited_package_ids: [8], favorited_brand_ids: [8] });
      const server = keepFavorites(
        new FakeServer(),
        person,
        () => new Promise<void>((resolve) => (answer = resolve)),
      );
      await open(`/search?search_type=${type}&place_id=1`, { server, user: person });
      const heart = await screen.findByRole('button', { name: `Favorite: ${name}` });
      const made: string[] = [];
      for (const [method, before, after] of [
        ['post', 'false', 'true'],
        ['delete', 'true', 'false'],
      ] as const) {
        fireEvent.click(heart);
        made.push(`${method} /cpi/v1/orderer/${kind}s/${id}/favorite`);
        await waitFor(() => expect(favoriteCalls(server)).toEqual(made));
        expect(heart).toHaveAttribute('aria-pressed', before);
        expect(heart).toHaveAttribute('aria-busy', 'true');
        answer();
        await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', after));
        await waitFor(() => expect(heart).not.toHaveAttribute('aria-busy'));
      }
    },
  );

  it('[FAV-04] [FAV-05] show the message of a call that failed, and stay as they were', async () => {
    const server = new FakeServer().on(
      'post',
      '/cpi/v1/orderer/packages/{id}/favorite',
      () => new Refusal(403, 'forbidden', { message: 'Not today.' }),
    );
    const page = await open('/search?search_type=packages&place_id=1', { server, user: aPerson() });
    await found();
    fireEvent.click(screen.getByRole('button', { name: 'Favorite: Curry table' }));
    await waitFor(() => expect(page.notices).toEqual([{ kind: 'error', message: 'Not today.' }]));
    expect(screen.getByRole('button', { name: 'Favorite: Curry table' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });
});
