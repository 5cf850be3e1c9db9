import { client, useDatabase } from '../../testing';
import { event, makeOffered, propose } from './proposal.factory';

useDatabase();

const mains = [{ name: 'Carnitas' }, { name: 'Ribs', priceCents: 400 }];
const kinds = ['nothing', 'a dish', 'none of a dish'] as const;

test.each(kinds)('the least that feeds all says that it keeps what was chosen by hand: %s', async (kind) => {
  const { pack, idOf } = await makeOffered({ mains });
  const chosen = {
    nothing: { kept: [], says: [] },
    'a dish': {
      kept: [{ option_id: idOf('Ribs'), qty: 10 }],
      says: ['What you chose by hand stays: Ribs.'],
    },
    'none of a dish': {
      kept: [{ option_id: idOf('Carnitas'), qty: 0 }],
      says: ['What you chose by hand stays: no Carnitas.'],
    },
  }[kind];
  const { why, reason } = await propose(client(), `packages/${pack.slug}`, {
    ...event(),
    budget: 50,
    order: { chosen_options: chosen.kept },
  });
  expect(reason).toBe('over_budget');
  const given = kind === 'nothing' ? '' : ' with what you chose by hand';
  expect(why[0]?.split(' is $')[0]).toBe(`The least that feeds all 20 people${given}`);
  expect(why.filter((sentence) => sentence.includes('by hand stays'))).toEqual(chosen.says);
});
