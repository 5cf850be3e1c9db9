import { placeCookie, signedInCookie, standardCancellationPolicy } from '@copper-carrot/contracts';
import { screen } from '@testing-library/react';
import { faultsOf, open } from '../../test/render';

it.each([
  ['/help', 'Help', 'When is my card charged?'],
  ['/terms', 'Terms', 'Canceling'],
  ['/privacy', 'Privacy', 'Who sees it'],
])('%s is a page to be read', async (path, title, part) => {
  const { container } = await open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('region', { name: part })).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});

it('names each cookie, and everybody who is told something', async () => {
  await open('/privacy');
  const cookies = await screen.findByRole('region', { name: 'What lies in your browser' });
  for (const name of ['cc_session', 'cc_device', signedInCookie, placeCookie])
    expect(cookies).toHaveTextContent(name);
  const others = screen.getByRole('region', { name: 'Who sees it' });
  for (const name of ['Stripe', 'a mail service', 'Google', 'the source of the map'])
    expect(others).toHaveTextContent(name);
});

it.each(['/help', '/terms'])('%s says what canceling costs by what the API goes by', async (path) => {
  await open(path);
  const { freeHoursBefore, supportOnlyHoursBefore, feePpm } = standardCancellationPolicy;
  const page = await screen.findByRole('article');
  for (const words of [
    `up to ${freeHoursBefore} hours before`,
    `nside ${freeHoursBefore} hours it costs`,
    `costs ${feePpm / 10_000}% of the food`,
    `nside ${supportOnlyHoursBefore} hours`,
  ])
    expect(page).toHaveTextContent(words);
});
