import { openDocument } from './open-document';
import { Typesetter } from './typesetter';

const page = { width: 612, left: 72, top: 84, bottom: 720 };
const inner = page.width - 2 * page.left;

/** Words of a paper from its top on. */
export interface Block {
  said: string;
  font: 'regular' | 'bold';
  size: number;
  color: string;
  /** Above it. */
  gap: number;
  /** Whether it has a checkbox. */
  isTicked?: boolean;
}
export const blockColor = { ink: '#2b1d16', soft: '#6b5a50', copper: '#9a4a1c' };
const tick = { size: 10, room: 20 };

/** Blocks of text as a PDF, on as many Letter sheets as they take; the same blocks have the same bytes. */
export async function drawBlocks(
  about: { title: string; madeAt: Date },
  blocks: readonly Block[],
): Promise<Buffer> {
  const { document, bytes } = await openDocument(about, { margin: 0 });
  const setter = new Typesetter(document);
  let y = page.top;
  for (const { said, gap, isTicked = false, ...style } of blocks) {
    const indent = isTicked ? tick.room : 0;
    y += gap;
    for (const [index, line] of setter.linesOf(said, style, inner - indent).entries()) {
      if (y + style.size > page.bottom) {
        document.addPage();
        y = page.top;
      }
      if (isTicked && index === 0)
        document
          .rect(page.left, y + 1, tick.size, tick.size)
          .lineWidth(0.8)
          .stroke(blockColor.soft);
      setter.write(line, page.left + indent, y, style);
      y += style.size * 1.35;
    }
  }
  document.end();
  return bytes;
}
