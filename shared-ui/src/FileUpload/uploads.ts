import { joinList } from '../format/words';

export interface UploadLimits {
  /** What is taken, by type or ending: 'image/png', 'image/*', '.csv'; left out, anything is. */
  accept?: readonly string[];
  maxBytes?: number;
  /** How many files there may be; one by default. */
  maxFiles?: number;
}

/** '840 KB', '2.5 MB'; a megabyte is 1024 KB, as limits are. */
export function sizeWords(bytes: number): string {
  const [amount, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / (1024 * 1024), 'MB'];
  return `${Number(amount.toFixed(amount < 10 ? 1 : 0)).toLocaleString('en-US')} ${unit}`;
}

/** 'JPEG', 'CSV', 'any image'. */
const kindWords = (kind: string) =>
  kind.endsWith('/*')
    ? `any ${kind.slice(0, -2)}`
    : (kind.split(/[/.]/).at(-1) ?? '').replace(/\+.*/, '').toUpperCase().replace('WEBP', 'WebP');

const fits = (file: Pick<File, 'name' | 'type'>, kind: string) =>
  kind.startsWith('.')
    ? file.name.toLowerCase().endsWith(kind.toLowerCase())
    : kind.endsWith('/*')
      ? file.type.startsWith(kind.slice(0, -1))
      : file.type === kind;

/** 'JPEG, PNG, or PDF, up to 5 MB each' */
export function limitWords({ accept, maxBytes, maxFiles = 1 }: UploadLimits): string {
  const kinds = accept && joinList([...new Set(accept.map(kindWords))], 'or');
  const size = maxBytes && `up to ${sizeWords(maxBytes)}${maxFiles > 1 ? ' each' : ''}`;
  const number = maxFiles > 1 && `${maxFiles} files at most`;
  return [kinds, size, number].filter(Boolean).join(', ');
}

/** Why a file is not taken, by its name; undefined where nothing stands against it. */
export function refusalOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: UploadLimits,
): string | undefined {
  if (accept && !accept.some((kind) => fits(file, kind)))
    return `${file.name} is of another kind: please choose ${joinList([...new Set(accept.map(kindWords))], 'or')}.`;
  if (file.size === 0) return `${file.name} is empty.`;
  if (maxBytes && file.size > maxBytes)
    return `${file.name} is ${sizeWords(file.size)}: please choose one of ${sizeWords(maxBytes)} at most.`;
  return undefined;
}
