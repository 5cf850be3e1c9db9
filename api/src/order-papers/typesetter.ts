import { fontOfEverything, printable, runsOf, type Run, type Weight } from './letters';

export interface Style {
  font: Weight;
  /** In points. */
  size: number;
  color: string;
}

const ellipsis = '…';
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Sets words of any script in a PDF: it knows how wide they are, breaks them into lines and writes a line. */
export class Typesetter {
  /** By font and word, at one point. */
  private readonly widths = new Map<string, number>();

  constructor(private readonly document: PDFKit.PDFDocument) {}

  /** How wide printable words are in one line, in points. */
  widthOf(said: string, { font, size }: Omit<Style, 'color'>): number {
    const key = `${font} ${said}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = runsOf(said).reduce(
        (sum, { isOfEverything, text }) =>
          sum + this.in(font, isOfEverything).fontSize(1).widthOfString(text),
        0,
      );
      this.widths.set(key, width);
    }
    return width * size;
  }

  /** What was said, in lines that are no wider than this; a word that is wider goes on in the next one. */
  linesOf(said: string, style: Omit<Style, 'color'>, width: number): string[] {
    const lines: string[] = [];
    let [line, reached, blank] = ['', 0, 0];
    for (const word of printable(said).split(' ').filter(Boolean)) {
      for (const [at, piece] of this.piecesOf(word, style, width).entries()) {
        const wide = this.widthOf(piece, style);
        if (line !== '' && (at > 0 || reached + blank + wide > width)) {
          lines.push(line);
          [line, reached] = [piece, wide];
        } else {
          reached += wide + (line === '' ? 0 : blank);
          line = line === '' ? piece : `${line} ${piece}`;
        }
        // A blank is as wide as that of what it follows.
        blank = this.widthOf(`${piece} `, style) - wide;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  /** A word whole, or what of it fits into each line. */
  private piecesOf(word: string, style: Omit<Style, 'color'>, width: number): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const pieces: string[] = [];
    let [piece, reached] = ['', 0];
    for (const { segment } of letters.segment(word)) {
      const wide = this.widthOf(segment, style);
      if (piece !== '' && reached + wide > width) {
        pieces.push(piece);
        [piece, reached] = ['', 0];
      }
      piece += segment;
      reached += wide;
    }
    return [...pieces, piece];
  }

  /** As much of a line as fits, with a sign that there is more. */
  cut(said: string, style: Omit<Style, 'color'>, width: number): string {
    const whole = printable(said);
    if (this.widthOf(whole, style) <= width) return whole;
    const kept: string[] = [];
    let reached = this.widthOf(ellipsis, style);
    for (const { segment } of letters.segment(whole)) {
      reached += this.widthOf(segment, style);
      if (reached > width) break;
      kept.push(segment);
    }
    const withDots = () => `${kept.join('').trimEnd()}${ellipsis}`;
    // Side by side they may be a little wider than each alone.
    while (kept.length > 0 && this.widthOf(withDots(), style) > width) kept.pop();
    return withDots();
  }

  /** Writes printable words at a place, in one line whose letters stand on `y`. */
  write(said: string, x: number, y: number, style: Style): void {
    let at = x;
    for (const { isOfEverything, text } of runsOf(said)) {
      this.in(style.font, isOfEverything)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.document.widthOfString(text);
    }
  }

  private in(font: Weight, isOfEverything: Run['isOfEverything']): PDFKit.PDFDocument {
    if (!isOfEverything) return this.document.font(font);
    if (!this.hasEverything) this.document.registerFont('everything', fontOfEverything());
    this.hasEverything = true;
    return this.document.font('everything');
  }
  private hasEverything = false;
}
