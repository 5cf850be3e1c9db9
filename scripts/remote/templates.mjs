// @ts-check
/** The files of a new remote's folder, and its team's lines elsewhere. */

/** @typedef {{ name: string, team: string, path: string, title: string, component: string }} NewRemote */

/** @param {string} name */
export const workflowOf = (name) => `# Runs what ${name} touches, and nothing of another team's.
name: ${name}
on:
  pull_request:
    paths: &paths
      - '${name}/**'
      - 'contracts/**'
      - 'shared-ui/**'
      - 'scripts/**'
      - 'package-lock.json'
      - '.github/workflows/${name}.yml'
  push:
    branches: [main]
    paths: *paths
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm test --workspace ${name}
      - run: npm run build --workspace ${name}
`;

/** @param {string} name @param {string} team its handle */
export const ownersOf = (name, team) => [
  `/${name}/ @copper-carrot/${team}`,
  `/.github/workflows/${name}.yml @copper-carrot/${team} @copper-carrot/platform`,
];

const json = (/** @type {object} */ content) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * The packages of a new remote, in the others' versions.
 * @type {(versions: Record<string, string>, names: string[]) => object}
 */
const pinned = (versions, names) =>
  Object.fromEntries(
    names.map((name) => {
      const version = name.startsWith('@copper-carrot/') ? '0.1.0' : versions[name];
      if (!version) throw new Error(`no package here says its version of ${name}`);
      return [name, version];
    }),
  );

/**
 * The dependencies in its package.json.
 * @param {Record<string, string>} versions
 */
export const dependenciesOf = (versions) => ({
  dependencies: pinned(versions, [
    '@copper-carrot/contracts',
    '@copper-carrot/shared-ui',
    'react',
    'react-dom',
    'styled-components',
  ]),
  devDependencies: pinned(versions, [
    '@copper-carrot/shell',
    '@testing-library/dom',
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    'jest-axe',
  ]),
});

/**
 * The files of its folder, by path.
 * @param {NewRemote} remote
 * @param {Record<string, string>} versions
 * @returns {Record<string, string>}
 */
export const filesOf = ({ name, team, path, title, component }, versions) => ({
  'package.json': json({
    name: `@copper-carrot/${name}`,
    version: '0.1.0',
    private: true,
    author: team,
    scripts: {
      build: `node ../scripts/bundle.cjs ${name}`,
      test: `node ../scripts/test-remote.mjs ${name}`,
      dev: `node ../scripts/dev.mjs ${name}`,
    },
    ...dependenciesOf(versions),
  }),
  'tsconfig.json': json({
    extends: '../tsconfig.browser.json',
    compilerOptions: {
      rootDir: 'src',
      outDir: 'dist/types',
      tsBuildInfoFile: 'dist/types/.tsbuildinfo',
    },
    include: ['src', '../shared-ui/jest-axe.d.ts'],
    references: [{ path: '../contracts' }, { path: '../shared-ui' }, { path: '../shell' }],
  }),
  'webpack.config.cjs': `module.exports = require('../scripts/webpack.remote.cjs')('${name}');\n`,
  'README.md': `# ${title}

The remote of team ${team}, at \`${path}\`. What a remote is, and how this one goes live: [docs/teams.md](../docs/teams.md).

\`\`\`sh
npm run dev -- ${name}                # in the whole site, with every save on the screen at once
npm test --workspace ${name}          # formatting, lint, types and tests of this folder alone
npm run remote -- publish ${name}     # builds, checks, uploads, and sets it live
\`\`\`

\`src/remote.tsx\` declares its routes, its navigation entry and the words for when it is late; \`src/api.ts\` says what it asks; a screen is a folder of \`src/screens\`.
`,
  'src/remote.tsx': `import type { Remote } from '@copper-carrot/contracts';

export const remote: Remote = {
  name: '${name}',
  routes: [
    {
      path: '${path}',
      layout: 'default',
      guards: ['loadUser'],
      title: '${title}',
      description: 'The cities where our kitchens cook.',
      screen: () => import('./screens/${component}/${component}'),
    },
  ],
  navigation: [{ label: '${title}', href: '${path}', place: 'footer', order: 90 }],
  fallback: {
    title: 'This page is taking a moment',
    message: 'We keep trying to bring it here.',
    links: [{ label: 'Find food', href: '/search' }],
  },
};
`,
  'src/api.ts': `import { read } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';

const urls = { places: read('/cpi/v1/public/places') } as const;

/** The places that are served. */
export const usePlaces = () => useRead(urls.places).data;
`,
  [`src/screens/${component}/${component}.tsx`]: `import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, SkeletonText } from '@copper-carrot/shared-ui/Skeleton';
import { color, radius, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { usePlaces } from '../../api';

/** Where this remote begins: change it into what your team shows. */
export default function ${component}() {
  return (
    <Stack gap={8}>
      <PageTitle below="The cities where our kitchens cook.">${title}</PageTitle>
      <Section title="The cities did not come">
        <Places />
      </Section>
    </Stack>
  );
}

function Places() {
  const places = usePlaces();
  if (!places)
    return (
      <Loading label="The cities are coming">
        <SkeletonText />
      </Loading>
    );
  return (
    <Grid as="ul" least="14rem">
      {places.records.map(({ enum: id, label }) => (
        <Place key={id}>{label}</Place>
      ))}
    </Grid>
  );
}

const Place = styled.li\`
  padding: \${space(5)};
  border: 1px solid \${color.line};
  border-radius: \${radius.large};
  list-style: none;
\`;
`,
  [`src/screens/${component}/${component}.test.tsx`]: `import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';

const path = '/cpi/v1/public/places';
const { records } = recorded[\`get \${path}\`][200];

it('shows the places that are served, in words that everybody can hear', async () => {
  const { container } = await openScreen(remote, '${path}');
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  for (const { label } of records) expect(await screen.findByText(label)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('says what did not come, and leaves the rest of the page', async () => {
  const api = new FakeApi().on('get', path, () => new Refusal(400, 'refused', { message: 'Not now.' }));
  await openScreen(remote, '${path}', { api });
  expect(await screen.findByText('The cities did not come')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});
`,
});
