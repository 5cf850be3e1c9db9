// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client.mjs';

/** @import { Poll } from './poll-owner.mjs' */
/** @typedef {{ option: number | null, qty: number }} Wish what somebody wants; an option of null is nothing */
/** @typedef {{ email: string, wish: Wish }} Guest */
/** @typedef {{ answered: number, version: number }} Answered when, and the version that counts all that was sent by then */

const path = '/cpi/v1/public/poll_selections';
/** One guest in five changes the answer after this delay. */
const thinksFor = 1_000;

/**
 * Guests who answer a poll, evenly spread over some seconds: each opens its page and answers, and one in
 * five changes the answer. Each has its own connection and cookie; all come from one network.
 * @param {string} origin of the API
 * @param {Poll} poll
 * @param {{ guests: number, seconds: number }} load
 */
export async function answerAll(origin, poll, { guests, seconds }) {
  /** @type {{ read: number[], answer: number[], change: number[] }} */
  const times = { read: [], answer: [], change: [] };
  /** @type {Answered[]} */
  const answered = [];
  let version = poll.version;

  /** @param {number} n @returns {Promise<Guest>} */
  const guest = async (n) => {
    await sleep((n * seconds * 1000) / guests);
    const client = new Client(origin);
    client.headers = { Origin: origin };
    const email = `guest-${poll.id}-${n}@bench.example`;
    let wish = wishOf(poll, n);

    const from = performance.now();
    await client.must({ path: `${path}?code=${poll.code}` });
    times.read.push(performance.now() - from);

    /** @param {'answer' | 'change'} kind @param {import('./client.mjs').Call} call */
    const say = async (kind, call) => {
      version += 1;
      const begun = performance.now();
      const said = await client.must(call);
      const now = performance.now();
      times[kind].push(now - begun);
      answered.push({ answered: now, version });
      return said;
    };
    const { headers, json } = await say('answer', {
      path,
      method: 'POST',
      expect: 201,
      headers: { 'Idempotency-Key': email },
      body: bodyOf(poll, { name: `Guest ${n}`, email }, wish),
    });
    if (n % 5 === 0) {
      await sleep(thinksFor);
      wish = wishOf(poll, n + 1);
      client.headers.Cookie = (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
      await say('change', { path: `${path}/${json.id}`, method: 'PATCH', body: bodyOf(poll, {}, wish) });
    }
    client.agent.destroy();
    return { email, wish };
  };
  const people = await Promise.all(Array.from({ length: guests }, (_, n) => guest(n)));
  return { people, times, answered, version };
}

/**
 * Every option in turn; one guest in eleven eats nothing, one in seven takes two portions.
 * @param {Poll} poll
 * @param {number} n
 * @returns {Wish}
 */
function wishOf({ options }, n) {
  if (n % 11 === 0) return { option: null, qty: 1 };
  return { option: options[n % options.length] ?? null, qty: n % 7 === 0 ? 2 : 1 };
}

/**
 * @param {Poll} poll
 * @param {object} about
 * @param {Wish} wish
 */
const bodyOf = ({ code }, about, { option, qty }) => ({
  code,
  poll_selection: {
    ...about,
    qty,
    ...(option === null ? { opted_out: true } : { package_item_option_id: option }),
  },
});
