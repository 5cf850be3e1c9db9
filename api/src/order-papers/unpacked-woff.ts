import { inflateSync } from 'node:zlib';

/** Where the directory of a WOFF begins and how long one of its entries is; the same of a TrueType font. */
const woff = { head: 44, entry: 20 };
const trueType = { head: 12, entry: 16 };
const padded = (length: number) => Math.ceil(length / 4) * 4;

/**
 * A font that was packed for browsers (WOFF 1.0) as a TrueType font. What reads fonts here would unpack its glyphs again
 * for each letter.
 */
export function unpackedWoff(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = woff.head + index * woff.entry;
    const [offset, held, length] = [4, 8, 12].map((field) => packed.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const content = packed.subarray(offset, offset + held);
    const data = held < length ? inflateSync(content) : content;
    return { tag: packed.subarray(at, at + 4), checksum: packed.subarray(at + 16, at + 20), data };
  });
  const begin = trueType.head + count * trueType.entry;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + padded(data.length), begin));
  packed.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  let offset = begin;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = trueType.head + index * trueType.entry;
    tag.copy(font, at);
    checksum.copy(font, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(data.length, at + 12);
    data.copy(font, offset);
    offset += padded(data.length);
  }
  return font;
}
