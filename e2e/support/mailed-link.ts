import { expect } from '@playwright/test';
import { sentTo } from './local-peers';

/** The code in the newest mail to somebody who signs up, as the mail groups it, once it was really sent. */
export async function mailedCode(to: string): Promise<string> {
  const code = async () => {
    const mail = (await sentTo(to)).find(({ subject }) => /^Your code is/.test(subject));
    return /\d{3} \d{3}/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(code, { message: `a code for ${to}`, timeout: 30_000 }).not.toBe('');
  return code();
}

/** The path of the one link in the newest mail to a person whose subject says this, once it was really sent. */
export async function mailedLink(to: string, subject: RegExp): Promise<string> {
  const links = async () => {
    const [mail] = (await sentTo(to)).filter((each) => subject.test(each.subject));
    return mail?.text?.match(/https?:\S+/g) ?? [];
  };
  await expect.poll(links, { message: `a mail to ${to}`, timeout: 30_000 }).toHaveLength(1);
  const { pathname, search } = new URL((await links())[0] ?? '');
  return pathname + search;
}
