import { inZone } from '@copper-carrot/shared-ui/zones';
import { emptySearch, type SearchState } from '../search-state';
import { understand } from './understand';
import { literalOf, partsIn, saidAfter, takeBack } from './take-back';
import { known, read } from './words.factory';

describe('names', () => {
  const names = ['Thai 12', 'Seven Layers', 'Lunch', 'Friday Noon Bagels', 'Boston Market'];

  it.each(['thai 12', 'Seven  Layers', 'LUNCH', 'friday noon bagels', '“Thai 12”'])(
    '%s stays text as a whole',
    (text) => {
      expect(read(text, {}, { names })).toMatchObject({ set: {}, rest: text });
    },
  );

  it('stay text among other words where they have several', () => {
    const found = read('friday noon bagels for 25 tomorrow', {}, { names });
    expect(found).toMatchObject({ set: { headcount: 25, date: '2026-11-24' }, rest: 'friday noon bagels' });
    expect(read('lunch for 25', {}, { names }).set).toEqual({ mealType: 'lunch_or_dinner', headcount: 25 });
  });
});

describe('what was chosen before', () => {
  it('gives a total its people, and an hour its day', () => {
    expect(read('under $400', { headcount: 20 }).set).toEqual({ maxTotal: 400 });
    expect(read('noon', { date: '2026-12-01' }).set).toEqual({ time: '12:00' });
  });

  it('gives way to a cuisine of another meal, which comes with its meal', () => {
    const { state } = read('bagels', { mealType: 'lunch_or_dinner', cuisines: ['lunch_thai'] });
    expect(state).toMatchObject({ mealType: 'breakfast', cuisines: ['breakfast_bagels'] });
  });

  it('[SEA-28] is cleared where it depends on what the words change', () => {
    const before = { placeId: 1, address: '350 5th Ave', googlePlaceId: 'local:1', budget: '$' } as const;
    expect(read('in Boston, $15 each', before).state).toMatchObject({
      placeId: 2,
      address: null,
      googlePlaceId: null,
      budget: null,
      maxPerPerson: 15,
      page: 1,
    });
    expect(
      read('buffet', { group: true, presentation: 'individual', mealType: 'lunch_or_dinner' }).state,
    ).toMatchObject({
      presentation: 'buffet',
      group: false,
    });
  });

  it('is what an order by distance needs: an address', () => {
    expect(read('nearest', { address: '350 5th Ave' }).set).toEqual({ sort: 'distance' });
  });
});

it('knows nothing of past orders where nobody is signed in', () => {
  for (const text of ['that I ordered before', 'my favorites', 'new to me'])
    expect(read(text, {}, { signedIn: false })).toMatchObject({ set: {}, rest: text });
});

it('reads days and hours by the clock of the place that the words name', () => {
  // Tuesday in New York, still Monday in Los Angeles.
  const instant = '2026-11-24T06:30:00Z';
  const clock = (placeId: number | null) =>
    inZone(instant, placeId === 7 ? 'America/Los_Angeles' : 'America/New_York');
  const date = (text: string, placeId: number) => read(text, { placeId }, { clock }).set['date'];
  expect(date('tomorrow', 1)).toBe('2026-11-25');
  expect(date('tomorrow', 7)).toBe('2026-11-24');
  expect(date('tomorrow in LA', 1)).toBe('2026-11-24');
  expect(date('tuesday', 1)).toBe('2026-12-01');
  expect(date('tuesday in LA', 1)).toBe('2026-11-24');
});

describe('taking back', () => {
  const source = 'Vegan lunch for 25 under $400, friday noon';
  const before: SearchState = { ...emptySearch, placeId: 1, headcount: 10 };
  const found = understand(source, before, known);
  const said = saidAfter(null, found, found.state);
  const part = (label: RegExp, of = said) => {
    const one = of.parts.find((each) => label.test(each.label));
    if (!one) throw new Error(`No part ${label.source}`);
    return one;
  };

  it('says what each part was taken for', () => {
    expect(said.parts.map(({ label }) => label)).toEqual([
      'Lunch & dinner',
      '25 people',
      'Up to $400.00 in all',
      'Fri 11/27/2026',
      '12:00 pm',
    ]);
  });

  it('puts the words back in their place, one by one, and what stood there before', () => {
    const first = takeBack(found.state, said, part(/Lunch/));
    expect(first.state).toMatchObject({ text: 'Vegan lunch', mealType: null, headcount: 25, time: '12:00' });
    const second = takeBack(first.state, first.said, part(/people/, first.said));
    expect(second.state).toMatchObject({ headcount: 10, maxTotal: 400, date: '2026-11-27' });
    expect(second.said.parts).toHaveLength(3);
  });

  it('keeps as text what was taken back, when the words are read again', () => {
    const { state, said: now } = takeBack(found.state, said, part(/Lunch/));
    const again = understand(`${state.text} for 30`, state, { ...known, literal: literalOf(now) });
    expect(again.parts.map(({ label }) => label)).toEqual(['30 people']);
    expect(again.rest).toBe('Vegan lunch');
  });

  it('gives figures back to the field alone, since they find nothing as a text', () => {
    const first = takeBack(found.state, said, part(/people/));
    expect(first.state.text).toBe('Vegan');
    expect(first.said.draft).toEqual({ text: 'Vegan for 25', beside: 'Vegan' });
    const second = takeBack(first.state, first.said, part(/Lunch/, first.said));
    expect(second.state.text).toBe('Vegan lunch');
    expect(second.said.draft).toEqual({ text: 'Vegan lunch for 25', beside: 'Vegan lunch' });
  });

  it('puts the words behind a text that was changed since', () => {
    const changed = { ...found.state, text: 'halal' };
    const first = takeBack(changed, said, part(/Lunch/));
    expect(first.state.text).toBe('halal lunch');
    const second = takeBack(first.state, first.said, part(/people/, first.said));
    expect(second.state.text).toBe('halal lunch');
    expect(second.said.draft?.text).toBe('halal lunch for 25');
  });

  it.each([
    [
      'its day',
      /Fri/,
      { date: null, time: null },
      'Vegan friday noon',
      ['Lunch & dinner', '25 people', /\$400/],
    ],
    [
      'its people',
      /25/,
      { headcount: null, maxTotal: null },
      'Vegan for 25 under $400',
      ['Lunch & dinner', /Fri/, /12:00/],
    ],
  ] as const)('gives back as well what cannot stand without %s', (_, label, cleared, field, stays) => {
    const nobody = { ...before, headcount: null };
    const all = understand(source, nobody, known);
    const first = takeBack(all.state, { ...all, back: [] }, part(label, { ...all, back: [] }));
    expect(first.state).toMatchObject({ ...cleared, text: 'Vegan' });
    expect(first.said.draft).toEqual({ text: field, beside: 'Vegan' });
    expect(first.said.parts.map((each) => each.label)).toEqual(
      stays.map((each) => expect.stringMatching(each) as string),
    );
  });

  it('gives it back behind the text where that is of a later one', () => {
    const first = understand('vegan for 25', { ...before, headcount: null }, known);
    const later = understand(`${first.rest} under $400`, first.state, known);
    const now = saidAfter(saidAfter(null, first, first.state), later, later.state);
    const { state, said: left } = takeBack(later.state, now, part(/25/, now));
    expect(state).toMatchObject({ text: 'vegan', headcount: null, maxTotal: null });
    expect(left).toMatchObject({ parts: [], draft: { text: 'vegan for 25 under $400' } });
  });

  it('gives a ZIP code back to the field alone, and the address and place that stood there before', () => {
    const present = { ...before, address: '350 5th Ave', googlePlaceId: 'local:1' };
    const there = understand('tacos to 02139', present, known);
    expect(there.state).toMatchObject({ placeId: 2, address: '02139', googlePlaceId: null });
    const zip = there.parts.find(({ label }) => label === 'Boston and Cambridge · 02139');
    const back = takeBack(there.state, saidAfter(null, there, there.state), zip!);
    expect(back.state).toMatchObject({
      placeId: 1,
      address: '350 5th Ave',
      googlePlaceId: 'local:1',
      text: '',
    });
    expect(back.said.draft?.text).toBe('to 02139');
  });

  it('takes off only the cuisine that the words added', () => {
    const present = { ...before, cuisines: ['lunch_indian'] };
    const more = understand('thai', present, known);
    expect(more.state.cuisines).toEqual(['lunch_indian', 'lunch_thai']);
    const [thai] = more.parts;
    if (!thai) throw new Error('Nothing was understood');
    expect(takeBack(more.state, { ...more, back: [] }, thai).state.cuisines).toEqual(['lunch_indian']);
  });

  it('leaves out a part whose filter was changed elsewhere, and the hour that went with its day', () => {
    const state = { ...found.state, date: null, time: null, headcount: 40 };
    expect(partsIn(state, said).map(({ label }) => label)).toEqual([
      'Lunch & dinner',
      'Up to $400.00 in all',
    ]);
  });

  it('keeps the parts of an earlier text beside those of a later one, unless that speaks of the same', () => {
    const later = understand('buffet for 40', found.state, known);
    expect(saidAfter(said, later, later.state).parts.map(({ label }) => label)).toEqual([
      'Lunch & dinner',
      'Up to $400.00 in all',
      'Fri 11/27/2026',
      '12:00 pm',
      'Buffet',
      '40 people',
    ]);
  });
});
