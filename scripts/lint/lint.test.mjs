// @ts-check
/* global it, expect */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** A remote's file; each refused line names its rule. */
const source = String.raw`
import { messageOf, PageError } from '@copper-carrot/contracts';
import { client, useRead } from '@copper-carrot/contracts/runtime';
import { GlobalStyle } from '@copper-carrot/shared-ui/GlobalStyle'; // own-only
import * as all from 'styled-components';
import { createGlobalStyle, css, keyframes, styled } from 'styled-components'; // own-only
import useSWR from 'swr'; // read-and-write
import { mutate } from 'swr/mutation'; // read-and-write
import './page.css'; // own-only
import { UNSAFE_LocationContext, useNavigationType } from 'react-router-dom'; // no-restricted-imports

declare const show: (words: string) => void;
export function screen(error: unknown, notice: { message: string }, failure: PageError | undefined) {
  show(error instanceof Error ? error.message : ''); // message-of
  show(String(error)); // message-of
  if (failure) show(failure.message); // message-of
  if (error instanceof TypeError) {
    const { message } = error; // message-of
    show(message);
  }
  if (error instanceof Error) show(error.toString()); // message-of
  show(messageOf(error));
  show(notice.message);
}

export const read = () => [useRead(null), useSWR(null), mutate];
export const write = () => client.delete('/cpi/v1/auth'); // read-and-write

export const styles = [createGlobalStyle, GlobalStyle, all.createGlobalStyle]; // own-only
document.head.append(document.createElement('style')); // own-only
export const taken = document.adoptedStyleSheets; // own-only
export const drawn = <style>{'body {}'}</style>; // own-only
export const around = styled.p${'`main:has(&) { margin: 0 }`'}; // own-only

const Box = styled.div${'`color: red;`'};
const turn = keyframes${'`to { rotate: 1turn }`'};
export const fine = styled.p${"`&:hover, > p, & + &, ${Box} &, &:checked + ${Box} { margin: 0 } [data-theme='dark'] & { margin: 0 } ${css`animation: ${turn} 1s`}`"};
`;

const ours =
  /^(styles\/own-only|hot\/components-apart|one-way\/read-and-write|error-sentences\/message-of|@typescript-eslint\/no-restricted-imports)$/;

/**
 * Which rules refuse which lines of a remote's file.
 * @param {string} text
 */
function refusedIn(text) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/eslint/bin/eslint.js'),
      '--stdin',
      '--stdin-filename',
      join(root, 'mfe-cares/src/remote.tsx'),
      '--format',
      'json',
    ],
    { cwd: root, input: text, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  /** @type {{ messages: { ruleId: string, line: number }[] }[]} */
  const [found] = JSON.parse(stdout);
  const refused = (found?.messages ?? [])
    .filter(({ ruleId }) => ours.test(ruleId))
    .map(({ ruleId, line }) => `${line}: ${ruleId.split('/').at(-1)}`);
  return [...new Set(refused)];
}

/**
 * The rules that the lines name.
 * @param {string} text
 */
const named = (text) =>
  text.split('\n').flatMap((line, index) => {
    const rule = /\/\/ (own-only|read-and-write|message-of|no-restricted-imports|components-apart)$/.exec(
      line,
    )?.[1];
    return rule === undefined ? [] : [`${index + 1}: ${rule}`];
  });

it("refuses a remote's file the look of the whole page, the words of whatever was thrown, the router's insides, and a way of its own to read and write", () => {
  expect(refusedIn(source)).toEqual(named(source));
}, 120_000);

const mixed = String.raw`
import { styled } from 'styled-components';

export interface Props {
  words: string;
}
export type Way = 'up' | 'down';
const shown = 4;
export const most = 4; // components-apart
export const useMost = () => shown; // components-apart
export function wordsOf({ words }: Props) { // components-apart
  return words;
}
export function Words(props: Props) {
  return <Line>{wordsOf(props)}</Line>;
}
export const Line = styled.p${'`color: red;`'};
`;

it("refuses what is no component beside a remote's components, and nothing in a file without any", () => {
  expect(refusedIn(mixed)).toEqual(named(mixed));
  const [parts = ''] = mixed.split('export function Words');
  expect(refusedIn(parts)).toEqual([]);
}, 120_000);
