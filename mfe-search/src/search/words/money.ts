import { type Context, type Reading } from './reading';
import { longestAt, phrases, type Token, wordAt } from './tokens';

const caps = phrases(
  'under / below / less than / cheaper than / no more than / not more than / not over / at most / max / maximum / maximum of / max of / up to / budget / budget of / budget is / budget : / spend / spending / spend up to / < / < =',
);
/** Only with a currency sign, as these may precede other units. */
const looseCaps = phrases(
  'within / around / about / approximately / roughly / ~ / for / at / of / between / from / only',
);
const floors = new Set(['over', 'above', 'least', 'than', 'minimum', 'min', 'exceeding', 'from', 'off']);
const currency = phrases('dollars / dollar / bucks / usd / $');
const each = [
  ...phrases(
    'each / pp / p p / per person / a person / per head / a head / per guest / per employee / apiece / a piece / a plate / per plate / per serving / a pop',
  ),
  ...['person', 'pp', 'head', 'p'].map((word) => ['/', word]),
];
const inAll = phrases(
  'total / in total / in all / altogether / all together / overall / for everyone / total budget',
);
const capsBehind = phrases('budget / max / maximum / tops / or less / or under / limit / at most');
const largest = 999_999.99;
/** Dollars. A smaller number without a currency sign may be a count, a time or a street. */
const leastBareSum = 50;
/** Dollars. A small sum of at least this much is taken per person; no meal costs less. */
const leastEach = 5;
const mostEachUnsaid = 50;

interface Sum {
  dollars: number;
  length: number;
  signed: boolean;
}

/** '$400', '400 dollars', '$1.2k', a bare '400', or the upper end of '$10-15'. */
function sumAt(tokens: readonly Token[], at: number): Sum | null {
  const first = oneSumAt(tokens, at);
  if (!first) return null;
  const between = at + first.length;
  if (!['-', 'to', 'and'].includes(wordAt(tokens, between)) || tokens[between]?.fresh) return first;
  const second = oneSumAt(tokens, between + 1);
  // 'under $400 to 10016': five digits without a sign are a ZIP code.
  const isOne =
    second?.signed === true ||
    ((tokens[between]?.text !== '-' || tokens[between].joined) && (second?.dollars ?? 0) < 10_000);
  return second && isOne && second.dollars > first.dollars && (first.signed || second.signed)
    ? { ...second, signed: true, length: first.length + 1 + second.length }
    : first;
}

function oneSumAt(tokens: readonly Token[], at: number): Sum | null {
  const sign = wordAt(tokens, at) === '$' ? 1 : 0;
  const figure = tokens[at + sign];
  if (!figure || !/^\d{1,6}(\.\d{1,2})?$/.test(figure.text) || (sign > 0 && figure.fresh)) return null;
  let length = sign + 1;
  const isThousands = wordAt(tokens, at + length) === 'k' && tokens[at + length]?.joined === true;
  if (isThousands) length++;
  const behind = sign ? 0 : longestFrom(tokens, at + length, currency);
  const isNext = behind > 0 && wordAt(tokens, at + length) === '$' && !tokens[at + length]?.joined;
  const dollars = Number(figure.text) * (isThousands ? 1000 : 1);
  if (dollars <= 0 || dollars > largest) return null;
  return { dollars, length: length + (isNext ? 0 : behind), signed: sign > 0 || (behind > 0 && !isNext) };
}

const longestFrom = (tokens: readonly Token[], at: number, those: readonly string[][]) =>
  tokens[at] && !tokens[at].fresh ? longestAt(tokens, at, those) : 0;

/** Units that make a number after 'under' or 'max' no sum. */
const otherUnits = new Set(
  'people persons person ppl pax guests heads miles mile minutes mins hours hrs days weeks stars am pm % : / - th st nd rd'.split(
    ' ',
  ),
);

/** Reads a price limit in total or per person: 'under $400', '400 budget', '$15 each', '12 a head'. */
export function moneyAt(tokens: readonly Token[], at: number): Reading | null {
  if (floors.has(wordAt(tokens, at - 1)) && !tokens[at]?.fresh && !isLessThan(tokens, at - 1)) return null;
  const cap = longestAt(tokens, at, caps);
  const loose = cap ? 0 : longestAt(tokens, at, looseCaps);
  const next = at + (cap || loose);
  const more = cap ? longestFrom(tokens, next, looseCaps) : 0;
  const sum = sumAt(tokens, next + more);
  if (!sum || (next + more > at && tokens[next + more]?.fresh)) return null;
  let end = next + more + sum.length;
  const take = (those: readonly string[][]) => {
    const length = longestFrom(tokens, end, those);
    end += length;
    return length > 0;
  };
  const capped = take(capsBehind) || cap > 0;
  const forEach = take(each);
  const total = !forEach && take(inAll);
  const cappedNow = take(capsBehind) || capped;
  const unit = tokens[end]?.fresh === false ? wordAt(tokens, end) : '';
  const { dollars } = sum;
  if (!sum.signed && !forEach) {
    if (!cappedNow && !total) return null;
    if (otherUnits.has(unit) || (dollars < leastBareSum && !total)) return null;
  }
  if (loose > 0 && !sum.signed && !forEach) return null;
  return {
    kind: 'money',
    length: end - at,
    mean: (context) =>
      forEach || (!total && isForEach(dollars, context)) ? { maxPerPerson: dollars } : { maxTotal: dollars },
  };
}

const isLessThan = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === 'than' && ['less', 'cheaper'].includes(wordAt(tokens, at - 1));

const isForEach = (dollars: number, { headcount }: Context) =>
  dollars <= mostEachUnsaid && (headcount === null || dollars / headcount < leastEach);

/** Reads '$', '$$' or '$$$' alone as a budget tier. */
export function tierAt(tokens: readonly Token[], at: number): Reading | null {
  let length = 0;
  while (wordAt(tokens, at + length) === '$' && (length === 0 || tokens[at + length]?.joined)) length++;
  const tier = (['$', '$$', '$$$'] as const)[length - 1];
  const isSum =
    /^\d/.test(wordAt(tokens, at + length)) || (tokens[at]?.joined && /^\d/.test(wordAt(tokens, at - 1)));
  return tier && !isSum ? { kind: 'money', length, mean: () => ({ budget: tier }) } : null;
}
