import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeProcess, orderProcess } from './orders';
import { paymentProcess } from './payments';
import { pollProcess } from './polls';
import { diagramOf } from './processes';

/** `npm run diagrams`: draws the processes anew in docs/processes.md, each below its heading. */
const page = join(__dirname, '../../docs/processes.md');
const diagrams = {
  'The order': diagramOf(orderProcess.definition),
  'The payment': diagramOf(paymentProcess.definition),
  'The change of an order': diagramOf(changeProcess.definition),
  'The poll': diagramOf(pollProcess.definition),
};

let text = readFileSync(page, 'utf8');
for (const [heading, diagram] of Object.entries(diagrams)) {
  const [before = '', after = ''] = text.split(`## ${heading}\n`);
  const rest = after.indexOf('\n## ');
  text = `${before}## ${heading}\n\n${diagram}\n${rest < 0 ? '' : after.slice(rest)}`;
}
writeFileSync(page, text);
