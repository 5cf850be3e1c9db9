// @ts-check
/**
 * `npm run versions` raises the version of every shared part that changed. With names (`npm run versions --
 * contracts/runtime notify`) it also raises these names' versions, for changed behaviour that a remote
 * relies on. `--check` only reports.
 */
import { writeFileSync } from 'node:fs';
import { fail, Problem } from './lib/problem.mjs';
import { root } from './lib/run.mjs';
import { onSupportedNode } from './lib/runtime.mjs';

async function main() {
  const { raised, versionsNow, wrongVersions } = await import('./lib/versions.mjs');
  const [part, ...names] = process.argv.slice(2);
  if (part === '--check') {
    const wrong = wrongVersions(root);
    if (wrong.length > 0) throw new Problem(wrong.join('\n'));
    return;
  }
  const all = versionsNow(root);
  if (part && !all.some(({ folder, now }) => Object.keys(now).some((name) => part === `${folder}/${name}`)))
    throw new Problem(`there is no part ${part}`);
  for (const { folder, file, before, now } of all) {
    for (const [name, { version }] of Object.entries(now)) {
      const known = now[name];
      if (known && part === `${folder}/${name}`) now[name] = raised(known, names);
      const old = before[name]?.version;
      if (old !== now[name]?.version)
        console.log(`${folder}/${name} ${old ?? ''} -> ${now[name]?.version ?? version}`);
    }
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  }
}

onSupportedNode(main).catch(fail);
