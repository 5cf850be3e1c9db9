import { mailedName } from './schemas';

const faultOf = (name: string) => mailedName(100).validate(name).error?.details[0]?.type;

test.each([
  ['two zero-width spaces', '\u200B\u200B', 'name.unseen'],
  ['two soft hyphens', '\u00AD\u00AD', 'name.unseen'],
  ['a joiner and a combining accent', '\u200D\u0301', 'name.unseen'],
  ['an empty pattern of Braille', '\u2800', 'name.unseen'],
  ['the filler of Hangul', '\u3164', 'name.unseen'],
  ['a line break and what looks like a header', 'A\r\nBcc: evil@x.example', 'name.misleading'],
  ['a line separator', 'A\u2028B', 'name.misleading'],
  ['text that is turned around', '\u202Egnp.exe', 'name.misleading'],
  ['text that is isolated', 'A\u2067B', 'name.misleading'],
  ['a bell', 'A\u0007B', 'name.misleading'],
  ['a web address', 'See https://evil.example', 'name.address'],
  ['a web address of full width', 'https\uFF1A//evil.example', 'name.address'],
  ['one with slashes of full width', 'https\uFF1A\uFF0F\uFF0Fevil.example', 'name.address'],
  ['one with a zero-width space in it', 'w\u200Bww.evil.example', 'name.address'],
])('%s is nobody’s name', (_what, name, fault) => {
  expect(faultOf(name)).toBe(fault);
});

test.each([
  'Renée O’Hara-Núñez',
  '李小龍',
  'नेहा क\u094D\u200Dष',
  'علی\u200Cرضا',
  'שָׁלוֹם',
  '\u200Eדנה',
  'สมชาย',
  '👩\u200D👩\u200D👧',
  'Sam (vegan): 2/3',
  'wwwilliam',
])('%s is one', (name) => {
  expect(faultOf(name)).toBeUndefined();
});
