import { longestFileName } from '@copper-carrot/contracts';

/** The name of a file: without separators of paths and characters that change how it reads. */
export const allowedName = /^[^\\/\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+$/u;

/** How a name travels as metadata of an object, which takes ASCII only. */
export const nameAsMetadata = (name: string) => encodeURIComponent(name);

/** The name under which a file is kept, with the ending of its type. */
export function fileName(metadata: string, ending: string): string {
  const given = decoded(metadata);
  const stem = (allowedName.test(given) && given.replace(/\.[^.]*$/, '').trim()) || 'file';
  return `${[...stem].slice(0, longestFileName / 2 - ending.length - 1).join('')}.${ending}`;
}

function decoded(metadata: string): string {
  try {
    return decodeURIComponent(metadata);
  } catch {
    return '';
  }
}
