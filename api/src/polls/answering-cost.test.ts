import { asked } from '../testing';
import { guest, polledCart, publicPath, usePolls } from './poll.factory';

usePolls();

const frame = /^(START TRANSACTION|COMMIT)/;

// Answers of one poll are serialized, so round trips under its lock limit the answers per second.
test('an answer by a link holds its poll for three rounds to the database, and takes nine statements; a change no more', async () => {
  const { code, options } = await polledCart();
  const { browser, ...about } = guest();
  const say = (poll_selection: object) => ({ code, poll_selection });
  const cost = async (call: () => Promise<unknown>) => {
    const { statements, rounds } = await asked(call);
    const from = statements.findIndex((text) => frame.test(text));
    return { statements: statements.filter((text) => !frame.test(text)).length, ahead: from, rounds };
  };
  let id = 0;
  const first = await cost(async () => {
    const { body } = (await browser
      .post(publicPath)
      .send(say({ ...about, package_item_option_id: options[0] }))
      .expect(201)) as { body: { id: number } };
    id = body.id;
  });
  expect(first).toEqual({ statements: 9, ahead: 5, rounds: 8 });
  const change = await cost(() =>
    browser
      .patch(`${publicPath}/${id}`)
      .send(say({ package_item_option_id: options[1] }))
      .expect(200),
  );
  expect(change).toEqual({ statements: 7, ahead: 3, rounds: 6 });
});
