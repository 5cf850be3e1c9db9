import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '..');

test('the history of orders is read where it is shown, and for rules in the one place that says what it answers', () => {
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /(?<!\.(?:test|factory))\.ts$/.test(path) &&
      /\b(?:from|join) order_history\b/.test(readFileSync(join(source, path), 'utf8')),
  );
  expect(readers.sort()).toEqual(['orders/history-answers.ts', 'orders/reading/order-query.ts']);
});
