// @ts-check
import { parseArgs } from 'node:util';
import { fail, Problem } from './lib/problem.mjs';
import { root } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { createRemote } from './remote/create.mjs';

/** `npm run remote -- create mfe-something --team "Name"`: what a team does with its remote; docs/teams.md tells all of it. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { team: { type: 'string' } },
  });
  const [verb, name = ''] = positionals;
  if (verb !== 'create') throw new Problem('npm run remote -- create mfe-something --team "Name"');
  const made = createRemote({ root, name, team: values.team ?? '' });
  console.log(`${made.map((file) => `  ${file}`).join('\n')}\n${name} is there: npm run dev -- ${name}`);
}

onSupportedNode(main).catch(fail);
