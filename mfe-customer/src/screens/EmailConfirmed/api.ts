import { client, refetchUser, useWrite } from '@copper-carrot/contracts/runtime';
import { useEffect, useState } from 'react';

/** A token works once: this page remembers what came of it. */
const asked = new Map<string, Promise<unknown>>();

async function confirm(token: string) {
  await client.post('/cpi/v1/email_verification/confirm', { body: { token } });
  await refetchUser();
}

function confirmOnce(token: string): Promise<unknown> {
  const known = asked.get(token);
  if (known) return known;
  const asking = confirm(token);
  asked.set(token, asking);
  asking.catch(() => asked.delete(token));
  return asking;
}

/** Confirms an address by its token: once, whatever React does with the screen. */
export function useConfirmation(token: string | null) {
  const [confirmed, setConfirmed] = useState(false);
  const { run, failure } = useWrite(confirmOnce, { onDone: () => setConfirmed(true) });
  const [start] = useState(() => run);
  useEffect(() => {
    if (token) void start(token);
  }, [token, start]);
  return { confirmed, failure, retry: () => token && run(token) };
}

/** Mails the person a new link to confirm their address. */
export const sendLink = () => client.post('/cpi/v1/email_verification');
