import type { Sharp, SharpOptions } from 'sharp';
import { largestPictureMegapixels, uploadPurposes, type UploadPurpose } from '@copper-carrot/contracts';
import { ApiError, refused } from '../errors';

export interface Content {
  content: Buffer;
  contentType: string;
  /** The ending of its name. */
  ending: string;
}

/** By their first bytes; what a file is called counts nothing. */
const signatures: readonly [type: string, isIt: (content: Buffer) => boolean][] = [
  ['image/jpeg', (content) => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (content) => content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  [
    'image/webp',
    (content) => content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP',
  ],
  ['application/pdf', (content) => content.toString('latin1', 0, 5) === '%PDF-'],
];
const typeOf = (content: Buffer) => signatures.find(([, isIt]) => isIt(content))?.[0];

const names: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};
const typeWords = (types: readonly string[]) => {
  const words = types.map((type) => names[type] ?? type);
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
};

/** How large a picture is kept: an avatar as a square, others within a square. */
const sizes: Record<UploadPurpose, { side: number; fit: 'cover' | 'inside' }> = {
  avatar: { side: 512, fit: 'cover' },
  package_picture: { side: 1600, fit: 'inside' },
  attachment: { side: 2048, fit: 'inside' },
};

const refuse = (code: string, sentence: string) => refused('upload_key', code, sentence, `uploads-${code}`);

/**
 * What is kept of an uploaded file: a picture turned upright, made smaller and without its metadata, a PDF as it is. Refuses
 * in words what is of another type, too large or broken.
 */
export async function keptContent(purpose: UploadPurpose, content: Buffer): Promise<Content> {
  const accepted: readonly string[] = uploadPurposes[purpose].accept;
  const type = typeOf(content);
  if (!type || !accepted.includes(type))
    throw refuse('type', `This file is of another type. Please choose a ${typeWords(accepted)} file.`);
  if (type === 'application/pdf') return { content, contentType: type, ending: 'pdf' };
  return { content: await smaller(content, sizes[purpose]), contentType: 'image/webp', ending: 'webp' };
}

let loading: Promise<(content: Buffer, options?: SharpOptions) => Sharp> | undefined;
async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

async function smaller(content: Buffer, { side, fit }: { side: number; fit: 'cover' | 'inside' }) {
  const sharp = await (loading ??= load());
  try {
    // The head of the file alone: nothing is decoded before its size is known.
    const { width = 0, height = 0 } = await sharp(content, { limitInputPixels: false }).metadata();
    const megapixels = Math.ceil((width * height) / 1_000_000);
    if (megapixels > largestPictureMegapixels)
      throw refuse(
        'pixels',
        `This picture has ${megapixels} megapixels. Please choose one of ${largestPictureMegapixels} at most.`,
      );
    const limitInputPixels = largestPictureMegapixels * 1_000_000;
    return await sharp(content, { limitInputPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 82 })
      .timeout({ seconds: 20 })
      .toBuffer();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw refuse('broken', 'This picture is broken. Please choose another.');
  }
}
