import { rateLimit } from './rate-limit';

const hour = 60 * 60;

/** Who has a mail written: a device that the address's owner is known on, else a network. */
interface Sender {
  network: string;
  device?: string | null;
}

/**
 * How often strangers may have us write to one address: five times an hour each, twenty times all of them together. A known
 * device of its owner has five of its own, so that nobody keeps the owner from a mail by using them up.
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
