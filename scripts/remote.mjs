// @ts-check
import { parseArgs } from 'node:util';
import { fail, Problem } from './lib/problem.mjs';
import { printable } from './lib/printable.mjs';
import { root } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';
import { createRemote, isRemoteName } from './remote/create.mjs';
import { verbs } from './remote/verbs.mjs';

const usage = [
  'npm run remote -- …',
  '  create mfe-x --team "X"     the folder of a new remote',
  ...Object.values(verbs).map(({ says }) => `  ${says}`),
  'Of the shell the same, by its name: shell.',
  'SITE is the site, http://localhost:3000 unless said; REMOTE_KEY the deploy key, where none lies in .data/.',
].join('\n');

/** `npm run remote`: a team's commands for its remote; docs/teams.md documents them. */
async function main() {
  const { values, positionals } = typed();
  const [act = '', name = '', ...what] = positionals;
  if (values.help || ['', 'help'].includes(act)) return console.log(usage);
  if (act === 'create') return create(name, values.team ?? '');
  const verb = verbs[act];
  if (!verb) throw new Problem(`There is no ${act}.\n\n${usage}`);
  if (!name) throw new Problem(`Say which remote: npm run remote -- ${act} mfe-gift-cards`);
  if (name !== 'shell' && !isRemoteName(name))
    throw new Problem(`${name} is no name of a remote: npm run remote -- ${act} mfe-gift-cards`);
  await verb.run({ name, what: what.join(' '), ...values, log: say });
}

/** The parsed arguments; an unknown option is reported in parseArgs's words without a stack. */
function typed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        team: { type: 'string' },
        why: { type: 'string' },
        canary: { type: 'string' },
        from: { type: 'string' },
        unhalt: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = /** @type {Error} */ (error).message.split('. To specify');
    throw new Problem(`${sentence}.\n\n${usage}`);
  }
}

/** @param {string} name @param {string} team */
function create(name, team) {
  const made = createRemote({ root, name, team });
  console.log(`${made.map((file) => `  ${file}`).join('\n')}\n${name} is there: npm run dev -- ${name}`);
}

/**
 * Prints text that comes from other teams through a site: labels, reasons and pages.
 * @param {string} line
 */
function say(line) {
  console.log(printable(line));
}

onSupportedNode(main).catch((error) => {
  if (error instanceof Problem) error.message = printable(error.message);
  fail(error);
});
