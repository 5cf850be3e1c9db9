import { expect } from '@playwright/test';
import { routePaths } from '@copper-carrot/contracts';
import { sentTo } from './local-peers';

/** The sign-up code in the newest delivered mail, grouped as in the mail. */
export async function mailedCode(to: string): Promise<string> {
  const code = async () => {
    const mail = (await sentTo(to)).find(({ subject }) => /^Your code is/.test(subject));
    return /\d{3} \d{3}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(code, { message: `a code for ${to}`, timeout: 30_000 }).not.toBe('');
  return code();
}

/** The path of the link in the newest delivered mail with this subject. */
export async function mailedLink(to: string, subject: RegExp): Promise<string> {
  const links = async () => {
    const [mail] = (await sentTo(to)).filter((each) => subject.test(each.subject));
    const all = mail?.text?.match(/https?:\S+/g) ?? [];
    return all.filter((link) => new URL(link).pathname !== routePaths.unsubscribe);
  };
  await expect.poll(links, { message: `a mail to ${to}`, timeout: 30_000 }).toHaveLength(1);
  const { pathname, search } = new URL((await links())[0] ?? '');
  return pathname + search;
}
