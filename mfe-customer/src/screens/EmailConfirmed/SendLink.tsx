import { useState } from 'react';
import { messageOf } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';

/** Mails the person a new link to confirm their address. */
export function SendLink() {
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'danger'; words: string }>();
  const send = async () => {
    try {
      await client.post('/cpi/v1/email_verification');
      setOutcome({
        tone: 'success',
        words: 'It is on its way. Please allow about 5 minutes, and check spam.',
      });
    } catch (error) {
      setOutcome({ tone: 'danger', words: messageOf(error) });
    }
  };
  return (
    <>
      {outcome && (
        <Notice tone={outcome.tone} live>
          {outcome.words}
        </Notice>
      )}
      {outcome?.tone !== 'success' && <Button onClick={send}>Send a new link</Button>}
    </>
  );
}
