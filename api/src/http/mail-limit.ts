import { rateLimit } from './rate-limit';

const hour = 60 * 60;

/** Who triggers a mail: a device that the address's owner has used before, else a network. */
interface Sender {
  network: string;
  device?: string | null;
}

/**
 * Limits mails to one address that anybody can trigger: five per hour for each sender, twenty for all. A known device
 * of the owner has its own five, so that strangers can't use up the owner's mails.
 */
export function mailLimit(name: string): { spend: (email: string, sender: Sender) => Promise<void> } {
  const fromOne = rateLimit({ name, tries: 5, seconds: hour });
  const fromAll = rateLimit({ name: `${name}_to`, tries: 20, seconds: hour });
  return {
    async spend(email, { network, device }) {
      await fromOne.spend(`${device ?? network}|${email}`);
      if (!device) await fromAll.spend(email);
    },
  };
}
