import { productName } from '@copper-carrot/contracts';
import { runsOf } from './letters';
import { openDocument } from './open-document';
import type { Paper } from './paper.presenter';
import { Typesetter } from './typesetter';

/** US Letter, in points. */
const page = { width: 612, margin: 54, bottom: 720 };
const inner = page.width - 2 * page.margin;
const gap = 24;
const amountWidth = 110;
const color = { ink: '#2b1d16', soft: '#6b5a50', copper: '#9a4a1c', rule: '#d9cbc0' };

type Document = PDFKit.PDFDocument;
interface Style {
  font?: 'regular' | 'bold';
  size?: number;
  color?: string;
  align?: 'left' | 'right';
}
interface Place {
  x: number;
  width: number;
}
const whole: Place = { x: page.margin, width: inner };
const words: Place = { x: page.margin, width: inner - amountWidth - gap };
const amounts: Place = { x: page.margin + inner - amountWidth, width: amountWidth };

/** A paper as a PDF; the same paper has the same bytes. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const { name } = paper;
  const { document, bytes } = await openDocument(
    { title: name, madeAt: paper.madeAt },
    { margin: page.margin, bufferPages: true },
  );
  drawHead(document, paper);
  drawLines(document, paper);
  drawMoney(document, paper);
  for (const note of paper.notes)
    drawRow(document, () => write(document, whole, note, { size: 9, color: color.soft }));
  drawFeet(document, name);
  document.end();
  return bytes;
}

/** Writes from where the pen is, and leaves it below. */
function write(document: Document, { x, width }: Place, said: string, style: Style = {}): void {
  const { font = 'regular', size = 10, color: ink = color.ink, align = 'left' } = style;
  if (runsOf(said).some(({ isOfEverything }) => isOfEverything))
    return writeAnyLetters(document, { x, width }, said, { font, size, color: ink, align });
  document.font(font).fontSize(size).fillColor(ink).text(said, x, document.y, { width, align });
}

/** The same in two fonts, where the one that all else is set in lacks letters. */
function writeAnyLetters(
  document: Document,
  { x, width }: Place,
  said: string,
  { align, ...style }: Required<Style>,
): void {
  const setter = new Typesetter(document);
  const height = document.font(style.font).fontSize(style.size).currentLineHeight();
  for (const line of setter.linesOf(said, style, width)) {
    const top = document.y;
    const left = align === 'right' ? x + width - setter.widthOf(line, style) : x;
    setter.write(line, left, top + height * baseline, style);
    document.y = top + height;
  }
}
/** Of the height of a line of Noto, what is above its baseline. */
const baseline = 0.785;

function drawHead(document: Document, { title, facts, parties }: Paper): void {
  const top = page.margin;
  document.y = top;
  write(document, whole, productName, { font: 'bold', size: 14, color: color.copper });
  document.y = top - 6;
  write(document, whole, title, { font: 'bold', size: 22, align: 'right' });
  document.y += 16;
  const half = Math.ceil(facts.length / 2);
  drawColumns(document, [facts.slice(0, half), facts.slice(half)], (place, [label, value]) => {
    write(document, place, label, { size: 8, color: color.soft });
    write(document, place, value);
  });
  document.y += 8;
  drawColumns(
    document,
    parties.map((party) => [party]),
    (place, { heading, rows }) => {
      write(document, place, heading, { font: 'bold', size: 9, color: color.soft });
      for (const row of rows) write(document, place, row);
    },
  );
  document.y += 12;
}

function drawColumns<Item>(
  document: Document,
  columns: Item[][],
  draw: (place: Place, item: Item) => void,
): void {
  const top = document.y;
  const width = (inner - gap * (columns.length - 1)) / columns.length;
  let end = top;
  columns.forEach((items, column) => {
    document.y = top;
    for (const item of items) {
      draw({ x: page.margin + column * (width + gap), width }, item);
      document.y += 4;
    }
    end = Math.max(end, document.y);
  });
  document.y = end;
}

function drawLines(document: Document, { lines, total }: Paper): void {
  if (!total) return;
  drawPair(document, ['What', 'Amount'], { size: 9, color: color.soft, font: 'bold' });
  drawRule(document);
  for (const { label, note, amount } of lines)
    drawRow(document, () => {
      writePair(document, [label, amount]);
      if (note) write(document, words, note, { size: 8, color: color.soft });
    });
  drawRule(document);
  drawPair(document, total, { font: 'bold', size: 12 });
  document.y += 10;
}

function drawMoney(document: Document, { money, left }: Paper): void {
  for (const moved of money) drawPair(document, moved);
  if (!left) return;
  if (money.length > 0) drawRule(document);
  drawPair(document, left, { font: 'bold' });
  document.y += 10;
}

const drawPair = (document: Document, pair: [string, string], style: Style = {}) =>
  drawRow(document, () => writePair(document, pair, style));

function writePair(document: Document, [label, amount]: [string, string], style: Style = {}): void {
  const top = document.y;
  write(document, amounts, amount, { ...style, align: 'right' });
  document.y = top;
  write(document, words, label, style);
}

/** What stays together, on the next page where this one is full. */
function drawRow(document: Document, draw: () => void): void {
  if (document.y > page.bottom - 40) {
    document.addPage();
    document.y = page.margin;
  }
  draw();
  document.y += 5;
}

function drawRule(document: Document): void {
  document
    .moveTo(page.margin, document.y)
    .lineTo(page.margin + inner, document.y)
    .lineWidth(0.75)
    .strokeColor(color.rule)
    .stroke();
  document.y += 6;
}

/** Each page says of which paper it is which; there, below what flows, nothing opens another page. */
function drawFeet(document: Document, name: string): void {
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    document.page.margins.bottom = 0;
    document.y = page.bottom + 26;
    const style = { size: 8, color: color.soft };
    write(document, { ...whole, width: inner - amountWidth }, name, style);
    document.y = page.bottom + 26;
    write(document, amounts, `Page ${index + 1} of ${count}`, { ...style, align: 'right' });
  }
}
