import cluster from 'node:cluster';

/** A process at the other end: for the leading one each of the others, for those the leading one. */
interface Peer {
  send?(message: Message, callback: (error: Error | null) => void): unknown;
}
type Message = { question: string; call: number } | { answer: unknown; call: number };

/** Whoever says nothing for so long is left out, in milliseconds. */
const patience = 2_000;
const waiting = new Map<number, (answer: unknown) => void>();
let lastCall = 0;

/** One that is gone hears nothing, and its answer does not come. */
const say = (peer: Peer, message: Message) => void peer.send?.(message, () => undefined);

const ask = (peer: Peer, question: string, atMost: number): Promise<unknown> =>
  new Promise((resolve) => {
    const call = (lastCall += 1);
    const done = (answer?: unknown) => {
      clearTimeout(timer);
      waiting.delete(call);
      resolve(answer);
    };
    const timer = setTimeout(done, atMost);
    waiting.set(call, done);
    say(peer, { question, call });
  });

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'call' in message;

async function receive(peer: Peer, message: unknown, answerTo: (question: string) => unknown): Promise<void> {
  if (!isMessage(message)) return;
  if ('question' in message) {
    // One that can't answer is as silent as one that is gone.
    const answer = await Promise.resolve(message.question)
      .then(answerTo)
      .catch(() => undefined);
    say(peer, { call: message.call, answer });
  } else waiting.get(message.call)?.(message.answer);
}

/** Lets the leading process pass on what one asks of all that take calls. */
export function passQuestionsOn(serving: () => Peer[]): void {
  // What JSON leaves out, such as NaN, is an answer too.
  cluster.setupPrimary({ serialization: 'advanced' });
  const askAll = (question: string) => Promise.all(serving().map((each) => ask(each, question, patience)));
  cluster.on('message', (worker, message) => void receive(worker, message, askAll));
}

const answers = new Map<string, () => unknown>();
if (cluster.isWorker)
  process.on('message', (message) => void receive(process, message, (question) => answers.get(question)?.()));

/**
 * What each process that shares the port answers to a question, which is its own answer where it is alone; undefined for
 * one that does not in time. `question` names it to the others.
 */
export function everyProcess<Answer>(
  question: string,
  own: () => Answer | Promise<Answer>,
): () => Promise<(Answer | undefined)[]> {
  answers.set(question, own);
  return async () =>
    cluster.isWorker
      ? (((await ask(process, question, 2 * patience)) as Answer[] | undefined) ?? [undefined])
      : [await own()];
}
