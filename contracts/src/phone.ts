/** How a phone number is said, on screens, in mails and on papers, and what a link to it dials. */

/** The ten digits of a number of the United States (no area code and no exchange begins with 0 or 1), and its extension; null of any other. */
function american(phone: string): { ten: string; extension: string } | null {
  const [, number = '', extension = ''] =
    /^(.*?)(?:[\s,;]*(?:x|ext\.?|extension|#)\s*(\d{1,6}))?$/i.exec(phone.trim()) ?? [];
  if (/[^\d\s().+-]/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  const isAbroad = number.startsWith('+') && !digits.startsWith('1');
  const ten = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return !isAbroad && /^[2-9]\d\d[2-9]\d{6}$/.test(ten) ? { ten, extension } : null;
}

/** '(212) 555-0199', with its extension where it has one; one from abroad, or that is no number, as it was given. */
export function formatPhone(phone: string): string {
  const here = american(phone);
  if (!here) return phone.trim();
  const { ten, extension } = here;
  const end = extension && ` ext. ${extension}`;
  return `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}${end}`;
}

/** What a link to a number dials: 'tel:+12125550199', whatever it was typed as. */
export function telHref(phone: string): string {
  const here = american(phone);
  if (!here) return `tel:${phone.replace(/[^\d+]/g, '')}`;
  return `tel:+1${here.ten}${here.extension && `;ext=${here.extension}`}`;
}
