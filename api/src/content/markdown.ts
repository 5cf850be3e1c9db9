import type { Schemas } from '@copper-carrot/contracts';

type Block = Schemas['ContentBlock'];
type Text = Schemas['ContentText'];

export interface MarkdownPage {
  /** The lines between the two `---`, as `name: value`. */
  fields: Readonly<Record<string, string>>;
  body: Block[];
}

/**
 * Reads the Markdown that our pages are written in: front matter, headings, paragraphs, lists, quotes, links, strong and
 * emphasized words. It answers blocks and no HTML, so that a page can bring no markup of its own.
 */
export function readMarkdown(source: string): MarkdownPage {
  const [, matter = '', text = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const fields = Object.fromEntries(
    matter.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return { fields, body: parts.filter(Boolean).map(blockOf) };
}

function blockOf(part: string): Block {
  const heading = /^(#{2,3}) (.+)$/.exec(part);
  if (heading) return block('heading', [heading[2] ?? ''], heading[1]?.length);
  const lines = part.split('\n');
  if (/^[-*] /.test(part)) return block('list', itemsOf(lines, /^[-*] /));
  if (/^\d+\. /.test(part)) return block('steps', itemsOf(lines, /^\d+\. /));
  if (lines.every((line) => line.startsWith('>')))
    return block('quote', [lines.map((line) => line.replace(/^> ?/, '')).join(' ')]);
  return block('paragraph', [lines.join(' ')]);
}

const block = (kind: Block['kind'], lines: readonly string[], level?: number): Block => ({
  kind,
  level: level ?? null,
  lines: lines.map(textsOf),
});

/** The items of a list; a line that begins with no mark goes on with the item before. */
const itemsOf = (lines: readonly string[], mark: RegExp): string[] =>
  lines.reduce<string[]>((items, line) => {
    if (mark.test(line)) return [...items, line.replace(mark, '')];
    return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${line.trim()}`];
  }, []);

const inline = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|\*([^*]+)\*/g;
/** A link leads to a page of ours or to another site by https; no other scheme. */
const isSafe = (href: string) => /^(\/(?!\/)|https:\/\/|mailto:|tel:)/.test(href);

function textsOf(line: string): Text[] {
  const texts: Text[] = [];
  let from = 0;
  const add = (text: string, more: Partial<Text> = {}) => {
    if (text) texts.push({ text, strong: false, emphasized: false, href: null, ...more });
  };
  for (const found of line.matchAll(inline)) {
    add(line.slice(from, found.index));
    const [whole, label, href, strong, emphasized] = found;
    if (label !== undefined && href !== undefined) add(label, { href: isSafe(href) ? href : null });
    else if (strong !== undefined) add(strong, { strong: true });
    else add(emphasized ?? '', { emphasized: true });
    from = found.index + whole.length;
  }
  add(line.slice(from));
  return texts;
}
