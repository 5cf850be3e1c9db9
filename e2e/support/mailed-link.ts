import { expect } from '@playwright/test';
import { sentTo } from './local-peers';

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
