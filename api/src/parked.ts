import { closeDatabase } from './database';
import { parkedEvents } from './events';
import { parkedMails } from './mail';

const lots = { events: parkedEvents, mails: parkedMails };

const usage = `What failed at every try and waits for a person:
  list                 events and mails, with their last error
  again [events|mails] gives them their tries again`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run([command = 'list', which]: string[]): Promise<void> {
  const chosen = Object.entries(lots).filter(([name]) => which === undefined || which === name);
  if (!['list', 'again'].includes(command) || chosen.length === 0) {
    say(usage);
    process.exitCode = command === 'help' ? 0 : 2;
    return;
  }
  for (const [name, lot] of chosen) {
    if (command === 'again') say(`${await lot.runAgain()} ${name} are tried again`);
    else {
      const parked = await lot.list();
      say(`${parked.length} ${name} are parked`);
      for (const { id, what, attempts, last_error, parked_at } of parked)
        say(`  ${id} ${what}, after ${attempts} tries, ${parked_at.toISOString()}: ${last_error}`);
    }
  }
}

run(process.argv.slice(2))
  .catch((error: unknown) => {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    process.exitCode = 1;
  })
  .finally(closeDatabase);
