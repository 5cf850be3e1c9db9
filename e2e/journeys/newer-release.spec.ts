import { rmSync } from 'node:fs';
import { builtRelease, bundleNewer, giveRelease, type Release } from '../support/newer-release';
import { expect, test } from '../support/test';

const remote = 'mfe-cares';
const path = '/cares';

test.describe('a remote that is newer than the shell', () => {
  let copy: string;
  let release: Release;
  test.beforeAll(() => {
    test.setTimeout(300_000);
    ({ copy, release } = bundleNewer(remote, [
      {
        file: 'contracts/src/constants.ts',
        replace: '  unreachable:',
        by: "  unheard: 'A sentence that the shell has never heard of.',\n  unreachable:",
      },
      {
        file: 'contracts/src/references.ts',
        replace: "  cares: '/cares',",
        by: "  cares: '/cares',\n  unvisited: '/cares/unvisited/{id}',",
      },
      {
        file: 'shared-ui/src/EmptyState/EmptyState.tsx',
        replace: '/** Nothing here yet',
        by: 'export const Newcomer = () => <p>Drawn by a newer component</p>;\n\n/** Nothing here yet',
      },
      {
        file: 'mfe-cares/src/screens/Cares/Cares.tsx',
        replace: '      <FeaturedUpdates />',
        by: '      <Newcomer />\n      <a href={href.unvisited(7)}>{sentences.unheard}</a>\n      <FeaturedUpdates />',
      },
      {
        file: 'mfe-cares/src/screens/Cares/Cares.tsx',
        replace: "import { defaultPlaceId, idIn } from '@copper-carrot/contracts';",
        by: "import { defaultPlaceId, href, idIn, sentences } from '@copper-carrot/contracts';\nimport { Newcomer } from '@copper-carrot/shared-ui/EmptyState';",
      },
    ]));
  });
  test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('has its own sentence and path, and of all components the one that the shell has not', async ({
    page,
  }) => {
    const asked = await giveRelease(page, release);
    await page.goto(path);
    await expect(page.getByText('Drawn by a newer component')).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'A sentence that the shell has never heard of.' }),
    ).toHaveAttribute('href', '/cares/unvisited/7');
    await expect(page.getByRole('button', { name: /Place/ })).toBeVisible();
    const newer = Object.entries(release.manifest.shared).filter(
      ([part, { range }]) => range !== builtRelease(remote).manifest.shared[part]?.range,
    );
    expect(newer.map(([part]) => part)).toEqual(['@copper-carrot/shared-ui/EmptyState']);
    const screen = release.manifest.routes.find((route) => route.path === path)?.preload ?? [];
    const more = new Set(asked.filter((file) => ![release.manifest.entry, ...screen].includes(file)));
    expect([...more]).toHaveLength(1);
  });
});

test('a remote that needs another React than the shell has is refused with both versions, and its fallback stands', async ({
  page,
}) => {
  const release = builtRelease(remote);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await giveRelease(page, release, (file, text) =>
    file === release.manifest.entry ? text.replaceAll(/"\^19\.[\d.]+"/g, '"^20.0.0"') : text,
  );
  await page.goto(path);
  const fallback = page.getByRole('heading', { name: 'The campaigns are taking a moment' });
  await expect(fallback).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForTimeout(1000);
  await expect(fallback).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  const refusal = said.find((line) => line.startsWith('mfe-cares@9.9.9-newer: load: ')) ?? '';
  expect(refusal).toContain('does not run in this shell');
  expect(refusal).toMatch(
    /Version 19\.\S+ from shell of shared singleton module react\S* does not satisfy .* needs \^20\.0\.0/,
  );
});
