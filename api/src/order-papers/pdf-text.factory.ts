import { inflateSync } from 'node:zlib';

/** What a PDF says, a line of its text for each, in the order in which it was written. */
export function textOfPdf(bytes: Buffer): string[] {
  const objects = new Map(
    [...bytes.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
      ([, id = '', content = '']) => [id, content],
    ),
  );
  const lettersOf = new Map<string, Map<string, string>>();
  for (const content of objects.values())
    for (const [, font = '', id = ''] of content.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      if (table) lettersOf.set(font, lettersIn(streamOf(objects.get(table) ?? '')));
    }
  return [...objects.values()]
    .map(streamOf)
    .filter((stream) => stream.includes(' Tf'))
    .flatMap((stream) => linesOf(stream, lettersOf));
}

function streamOf(content: string): string {
  const [, data] = /stream\n([\s\S]*)\nendstream/.exec(content) ?? [];
  if (data === undefined) return '';
  return content.includes('/FlateDecode')
    ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
    : data;
}

/** A font's letters by their codes; its table lists them from 0 on. */
function lettersIn(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    [...list.matchAll(/<([^>]*)>/g)].forEach(([, units = ''], index) => {
      const code = (parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const said = Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      letters.set(code, said);
    });
  }
  return letters;
}

function linesOf(stream: string, lettersOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  let letters: ReadonlyMap<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, written = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = lettersOf.get(font);
    else {
      const codes = [...written.matchAll(/<([0-9a-f]+)>/gi)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(codes.map((code) => letters?.get(code.toLowerCase()) ?? '\uFFFD').join(''));
    }
  }
  return lines;
}
