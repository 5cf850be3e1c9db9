import { generateDemo } from '.';

const now = new Date('2026-11-20T15:00:00Z');

describe.each([
  ['full', generateDemo('full', now, 'hash')],
  ['small', generateDemo('small', now, 'hash')],
] as const)('a campaign of the %s demo marketplace', (_size, { tables }) => {
  const sum = (rowsOf: Record<string, unknown>[], column: string) =>
    rowsOf.reduce((total, row) => total + Number(row[column]), 0);
  const of = (table: Parameters<typeof tables.of>[0], id: unknown) =>
    tables.of(table).filter((row) => row.campaign_id === id);

  it('brings no meal that nobody paid for, and says that it is halfway when it is', () => {
    const campaigns = tables.of('campaigns');
    expect(campaigns).toHaveLength(8);
    for (const { id, name, goal_cents: goal, meal_price_cents: price } of campaigns) {
      const raised = sum(of('donations', id), 'amount_cents');
      const brought = sum(of('meal_deliveries', id), 'headcount');
      expect([name, brought > 0, brought * Number(price) <= raised]).toEqual([name, true, true]);
      const titles = of('cause_updates', id).map(({ title }) => title);
      expect([name, titles.includes('Halfway there')]).toEqual([name, raised * 2 >= Number(goal)]);
      if (titles.some((title) => String(title).includes('hundred'))) expect(brought).toBeGreaterThan(99);
    }
  });

  it('of a small marketplace is as far along as of a large one', () => {
    const shares = tables
      .of('campaigns')
      .map(({ id, goal_cents: goal }) => sum(of('donations', id), 'amount_cents') / Number(goal));
    for (const share of shares) expect(share).toBeGreaterThan(0.3);
  });
});
