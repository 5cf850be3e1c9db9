import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Palette = Record<string, string>;

const source = readFileSync(join(__dirname, 'GlobalStyle.ts'), 'utf8');
const palette = (name: string): Palette => {
  const block = source.split(`const ${name} = css`)[1]?.split('`;')[0] ?? '';
  const found: Palette = {};
  for (const [, key, hex] of block.matchAll(/--cc-([\w-]+): (#[0-9a-f]{6});/g))
    if (key && hex) found[key] = hex;
  return found;
};
const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index]!, 0);
const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['paper', 'surface', 'raised', 'sunken'];
const words = ['ink', 'ink-soft', 'ink-faint', 'copper-text', 'leaf', 'aubergine', 'honey', 'danger'];
const onTints = ['copper', 'leaf', 'aubergine', 'honey', 'danger'];

describe.each(['light', 'dark'])('the %s palette', (name) => {
  const colours = palette(name);
  const of = (key: string) => colours[key] ?? '';
  const fails = (pairs: [string, string][], least: number) =>
    pairs.filter(([one, other]) => !(contrast(of(one), of(other)) >= least));

  it('has 4.5:1 for words on every ground, on their tints and on copper', () => {
    const pairs = [
      ...words.flatMap((word) => grounds.map((ground): [string, string] => [word, ground])),
      ...onTints.map((tone): [string, string] => [tone === 'copper' ? 'copper-text' : tone, `${tone}-tint`]),
      ...onTints.map((tone): [string, string] => ['ink', `${tone}-tint`]),
      ['on-copper', 'copper'] as [string, string],
      ['on-copper', 'copper-hover'] as [string, string],
    ];
    expect(fails(pairs, 4.5)).toEqual([]);
  });

  it('has 3:1 for the edges of controls, the focus ring and stars', () => {
    const pairs = grounds.flatMap((ground): [string, string][] => [
      ['line-strong', ground],
      ['focus', ground],
      ['copper', ground],
      ['star', ground],
    ]);
    expect(fails(pairs, 3)).toEqual([]);
  });
});
