import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Label, LabelSheets } from './label.presenter';
import { openDocument } from './open-document';
import { Typesetter, type Style } from './typesetter';

/** Ten labels of 4 x 2 inches on a Letter sheet, where the common sheets have them; in points. */
const sheet = { columns: 2, rows: 5, left: 11.25, top: 36, across: 301.5 };
const size = { width: 288, height: 144, corner: 6 };
export const labelsPerSheet = sheet.columns * sheet.rows;

const padding = { x: 12, top: 11, bottom: 10 };
const inner = size.width - 2 * padding.x;
const footSize = 7.5;
/** From one line to the next, by the size of the letters. */
const leading = 1.28;
/** Above the two lines at its foot. */
const room = size.height - padding.top - padding.bottom - footSize * 2.8;
const color = { ink: '#1d1511', soft: '#5b4a41', cut: '#cfc6c0' };
/** Letters are never smaller than this: nobody could read them. */
const smallest = 5;

/** What stands on a label from its top on. */
interface Block extends Style {
  said: string;
  width: number;
  /** A word or a name that is wider shrinks to this before it is broken. */
  least: number;
  /** Whether something of it may be left out, where all else has shrunk. */
  isCut: boolean;
}
interface SetBlock {
  style: Style;
  lines: string[];
  isCut: boolean;
  width: number;
}

/**
 * The labels of an order as a PDF. Each says all that it has to: letters shrink and lines are broken before anything is
 * left out, and what has no room ends in dots; allergens, marks and warnings always stand there whole.
 */
export async function drawLabels({ title, madeAt, labels, foot }: LabelSheets): Promise<Buffer> {
  const { document, bytes } = await openDocument({ title, madeAt }, { margin: 0, autoFirstPage: false });
  const setter = new Typesetter(document);
  for (const [index, label] of labels.entries()) {
    const place = index % labelsPerSheet;
    if (place === 0) {
      document.addPage();
      // A big order takes many sheets: between two of them the thread answers somebody else.
      await othersTurn();
    }
    const x = sheet.left + (place % sheet.columns) * sheet.across;
    const y = sheet.top + Math.floor(place / sheet.columns) * size.height;
    document.roundedRect(x, y, size.width, size.height, size.corner).lineWidth(0.4).stroke(color.cut);
    drawLabel(setter, label, {
      x: x + padding.x,
      y: y + padding.top,
      count: `${index + 1} of ${labels.length}`,
    });
    drawFoot(setter, foot, { x: x + padding.x, y: y + size.height - padding.bottom });
  }
  document.end();
  return bytes;
}

interface Place {
  x: number;
  y: number;
}

function drawLabel(setter: Typesetter, label: Label, { x, y, count }: Place & { count: string }): void {
  const counting: Style = { font: 'bold', size: 9, color: color.soft };
  const countWidth = setter.widthOf(count, counting);
  setter.write(count, x + inner - countWidth, y + 10, counting);
  let top = y;
  for (const { style, lines } of fitted(setter, blocksOf(label, inner - countWidth - 10))) {
    for (const line of lines) {
      setter.write(line, x, top + style.size, style);
      top += style.size * leading;
    }
    top += gap;
  }
}
const gap = 2;

function blocksOf(label: Label, besideCount: number): Block[] {
  const { name, dish, marks, allergens, note, warning } = label;
  const text: Block = {
    ...{ said: '', font: 'regular', size: 8.5, least: 7, color: color.ink, width: inner, isCut: false },
  };
  const title: Block = { ...text, font: 'bold', size: 16, least: 10, width: besideCount, isCut: true };
  return [
    ...(name === null ? [] : [{ ...title, said: name }]),
    name === null ? { ...title, said: dish } : { ...text, said: dish, size: 12, least: 9, isCut: true },
    { ...text, said: marks, font: 'bold' as const },
    { ...text, said: warning, font: 'bold' as const },
    { ...text, said: allergens, size: 8 },
    { ...text, said: note && `“${note}”`, isCut: true },
  ].filter(({ said }) => said !== '');
}

/** Blocks in letters that are as large as the label has room for. */
function fitted(setter: Typesetter, blocks: readonly Block[]): SetBlock[] {
  for (let scale = 1; ; scale -= 0.05) {
    const set = blocks.map((block) => setBlock(setter, block, scale));
    if (heightOf(set) <= room) return set;
    if (blocks.every(({ size: full }) => full * scale <= smallest)) return shortened(setter, set);
  }
}

function setBlock(setter: Typesetter, block: Block, scale: number): SetBlock {
  const { said, font, color: ink, width, least, isCut } = block;
  const atOne = setter.widthOf(said, { font, size: 1 });
  const inOneLine = Math.max(Math.min(block.size, width / atOne), Math.min(least, block.size));
  const style = { font, color: ink, size: Math.max(smallest, Math.floor(inOneLine * scale * 4) / 4) };
  return { style, lines: setter.linesOf(said, style, width), isCut, width };
}

const heightOf = (set: readonly SetBlock[]) =>
  set.reduce((sum, { style, lines }) => sum + lines.length * style.size * leading, gap * (set.length - 1));

/** Leaves lines out of what is longest, until the rest has room. */
function shortened(setter: Typesetter, set: SetBlock[]): SetBlock[] {
  while (heightOf(set) > room) {
    const longest = set
      .filter(({ isCut, lines }) => isCut && lines.length > 1)
      .toSorted((one, other) => other.lines.length - one.lines.length)[0];
    if (!longest) return set;
    const { lines, style, width } = longest;
    const [last = '', left = ''] = lines.splice(-2);
    lines.push(setter.cut(`${last} ${left}`, style, width));
  }
  return set;
}

/** Of which order it is and when that has to be there, below all else. */
function drawFoot(setter: Typesetter, foot: LabelSheets['foot'], { x, y }: Place): void {
  const style: Style = { font: 'regular', size: footSize, color: color.soft };
  for (const [index, said] of foot.entries())
    setter.write(
      setter.cut(said, style, inner),
      x,
      y - (foot.length - 1 - index) * footSize * leading,
      style,
    );
}
