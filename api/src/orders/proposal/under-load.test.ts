import { diets, type Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../../testing';
import { makeMenuCaterer } from '../offer/menu-order.factory';
import { askThread } from '../../solver/thread';
import type * as Thread from '../../solver/thread';
import { event, propose } from './proposal.factory';

jest.mock('../../solver/thread', () => {
  const actual = jest.requireActual<typeof Thread>('../../solver/thread');
  return { askThread: jest.fn(actual.askThread) };
});
useDatabase();

/** Thirty groups, each with diets of its own. */
const groups: Schemas['DietCount'][] = Array.from({ length: 30 }, (_, at) => ({
  diets: diets.filter((_diet, bit) => ((at + 1) >> bit) % 2 === 1),
  people: 11 + ((at * 37) % 90),
}));
const large: [what: string, asked: Schemas['ProposeMenuOrderBody']][] = [
  ['9973 people', { ...event(9973), budget_per_person: 14.99 }],
  ['9000 people of thirty diets', { ...event(9000), budget_per_person: 11.11, diets: groups }],
  ['997 people', { ...event(997), budget: 12_345.67 }],
];

/** A menu like those of the demo: odd prices, trays beside portions, marks of every kind. */
const cook = () =>
  makeMenuCaterer(
    Array.from({ length: 24 }, (_, at) => ({
      name: `Dish ${at}`,
      priceCents: at % 4 === 3 ? 6_150 + at * 37 : 795 + at * 23,
      serves: at % 4 === 3 ? 8 + (at % 3) : 1,
      tags: (['vegan', 'gluten_free', 'vegetarian'] as const).filter((_tag, bit) => (at >> bit) % 2 === 1),
    })),
  );

test('of many people and diets, several at once, each is answered with an order that adds up, or told to wait', async () => {
  const { brand } = await cook();
  const path = `/cpi/v2/public/brands/${brand.id}/order/proposal`;
  for (const [, asked] of large) {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        client()
          .always({ 'X-Forwarded-For': `203.0.113.${at}` })
          .post(path)
          .send(asked),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
    const planned = answers.filter(({ status }) => status === 200);
    expect(planned.length).toBeGreaterThan(0);
    for (const { body } of planned as { body: Schemas['OrderProposal'] }[]) {
      expect(body.fed.reduce((sum, { people }) => sum + people, 0)).toBe(asked.headcount);
      const portions = (body.order?.menu_items ?? []).reduce((sum, each) => sum + each.portions, 0);
      const eaten = body.fed.flatMap((each) => each.dishes).reduce((sum, each) => sum + each.portions, 0);
      expect(eaten).toBeLessThanOrEqual(portions);
    }
  }
});

describe('out of time', () => {
  const real = jest.requireActual<typeof Thread>('../../solver/thread').askThread;
  afterEach(() => jest.mocked(askThread).mockImplementation(real));

  const nothing = { answer: { status: 'Time limit reached', values: [] }, took: 0.1 };
  /** Some runs, by number, end as if the solver found nothing in time. */
  const findsNothing = (isFruitless: (run: number) => boolean) => {
    let runs = 0;
    jest
      .mocked(askThread)
      .mockImplementation((text, seconds) =>
        isFruitless((runs += 1)) ? Promise.resolve(nothing) : real(text, seconds),
      );
  };

  test('what is too large says so, and how many can be planned at once', async () => {
    const { brand } = await cook();
    findsNothing((question) => question <= 2);
    const { body } = (await client()
      .post(`/cpi/v2/public/brands/${brand.id}/order/proposal`)
      .send({ ...event(9000), budget_per_person: 15 })
      .expect(422)) as { body: Schemas['Error'] };
    expect(body).toMatchObject({ code: 'planning-too_large', context: { headcount: 4500 } });
    expect(body.message).toBe('This is too large to be planned at once. 4500 people can be planned at once.');
    findsNothing(() => true);
    const { body: none } = (await client()
      .post(`/cpi/v2/public/brands/${brand.id}/order/proposal`)
      .send({ ...event(9000), budget_per_person: 15 })
      .expect(422)) as { body: Schemas['Error'] };
    expect(none.message).toBe(
      'This is too large to be planned at once. Name fewer diets, or plan it in parts.',
    );
  });

  test('the best that is known is proposed, and said to be no more than that', async () => {
    const { brand } = await cook();
    const visitor = client();
    const asked = { ...event(40), budget_per_person: 40 };
    expect(await propose(visitor, `brands/${brand.id}`, asked)).toMatchObject({ possible: true, best: true });
    findsNothing((question) => question > 1);
    const proposal = await propose(visitor, `brands/${brand.id}`, asked);
    expect(proposal).toMatchObject({ possible: true, reason: null, best: false });
    expect(proposal.why[1]).toBe(
      'It is the best that was found in the time for it: there may be one that costs less or is more varied.',
    );
  });
});
