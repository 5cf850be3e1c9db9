/** Phone numbers: their format for display, the link to dial them, and whether they can be dialed. */

interface Phone {
  /** '1' for the United States and its numbering plan. */
  countryCode: string;
  national: string;
  /** Empty without an extension. */
  extension: string;
}

/**
 * Calling codes by the length of their shortest numbers. Longer numbers pass, as numbers grow over the
 * years.
 */
const codesByShortest: Record<number, string> = {
  4: '43 49 98 290 352 598 683 690',
  5: '27 31 47 61 64 82 247 358 386 500 676 677 678 682 685 686 688 852 971',
  6: '39 40 46 48 53 63 95 252 298 299 355 359 375 376 381 421 508 595 597 672 681 687 689 880',
  7: '44 62 84 86 90 220 230 231 238 239 241 243 245 246 248 254 263 265 267 269 291 297 353 354 372 385 423 501 503 507 592 599 670 673 674 675 679 680 691 692 853 886 960 961 965 967 968 972 974 975',
  8: '20 32 36 45 51 55 57 60 65 66 81 91 92 213 216 222 223 224 226 227 228 232 233 235 236 237 250 253 257 258 264 266 268 350 356 357 370 371 373 374 377 378 382 383 387 389 502 504 505 506 509 591 593 850 855 856 962 963 964 970 973 976 977 993',
  9: '33 34 41 56 93 94 211 212 218 221 240 242 244 249 251 255 256 260 261 262 351 380 420 590 594 596 966 992 994 995 996 998',
  10: '7 30 52 54 58 225 229 234',
};
const shortestByCode = new Map(
  Object.entries(codesByShortest).flatMap(([length, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(length)]),
  ),
);
/** The maximum length of an E.164 number with its country code. */
const mostDigits = 15;

const numberAndExtension = /^(.*?)(?:[\s,;]*(?:#|,|x|extn?|extension)[\s.:=]*(\d{1,6}))?$/i;
/** Dashes and other separators between digits. */
const separators = /[\s().\p{Pd}\u2212/]/gu;

/** Parses a number as dialed from the United States; null if it is not a full number. */
function parsePhone(phone: string): Phone | null {
  // Numbers copied from contacts may contain invisible marks.
  const text = phone
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, number = '', extension = ''] = numberAndExtension.exec(text) ?? [];
  // "(0)" is dialed only within the country.
  const digits = number.replace('(0)', '').replace(separators, '').replace(/^011/, '+');
  // Area codes and exchanges do not begin with 0 or 1.
  const [, here] = /^(?:\+?1)?([2-9]\d\d[2-9]\d{6})$/.exec(digits) ?? [];
  if (here) return { countryCode: '1', national: here, extension };
  if (!/^\+\d+$/.test(digits) || digits.length > 1 + mostDigits) return null;
  const countryCode = [2, 3, 4].map((end) => digits.slice(1, end)).find((code) => shortestByCode.has(code));
  if (countryCode === undefined) return null;
  const national = digits.slice(1 + countryCode.length);
  const shortest = shortestByCode.get(countryCode) ?? 0;
  return national.length >= shortest ? { countryCode, national, extension } : null;
}

/** Whether it can be dialed: a full number with area code, or a foreign one with country code. */
export const canBeDialed = (phone: string): boolean => parsePhone(phone) !== null;

/** The message for a number that can't be dialed, after the field's name. */
export const notDialed = 'must be one full number with its area code, such as (212) 555-0199 ext. 12';

/** '(212) 555-0199', with its extension; foreign and invalid numbers as given. */
export function formatPhone(phone: string): string {
  const parsed = parsePhone(phone);
  if (parsed?.countryCode !== '1') return phone.trim();
  const { national, extension } = parsed;
  const end = extension && ` ext. ${extension}`;
  return `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}${end}`;
}

/** The link that dials a number: 'tel:+12125550199'. */
export function telHref(phone: string): string {
  const parsed = parsePhone(phone);
  if (!parsed) return `tel:${phone.replace(/[^\d+]/g, '')}`;
  const { countryCode, national, extension } = parsed;
  return `tel:+${countryCode}${national}${extension && `;ext=${extension}`}`;
}
