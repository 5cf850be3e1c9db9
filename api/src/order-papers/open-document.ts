import { productName } from '@copper-carrot/contracts';
import { fonts } from './letters';

interface About {
  title: string;
  /** When what it says came to be: nothing of a paper asks what time it is. */
  madeAt: Date;
}

/** A PDF to draw in on US Letter, with our fonts, and its bytes once it is ended; the same drawing has the same bytes. */
export async function openDocument(
  { title, madeAt }: About,
  options: Pick<PDFKit.PDFDocumentOptions, 'margin' | 'bufferPages' | 'autoFirstPage'>,
): Promise<{ document: PDFKit.PDFDocument; bytes: Promise<Buffer> }> {
  // Only who asks for a paper waits for what draws it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    ...options,
    size: 'LETTER',
    lang: 'en-US',
    displayTitle: true,
    // One that is named by its file and by its name too would be opened anew for each word.
    font: '',
    info: { Title: title, Author: productName, CreationDate: madeAt },
  });
  for (const [font, file] of Object.entries(fonts)) document.registerFont(font, file);
  return { document, bytes: collect(document) };
}

const collect = (document: PDFKit.PDFDocument) =>
  new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
