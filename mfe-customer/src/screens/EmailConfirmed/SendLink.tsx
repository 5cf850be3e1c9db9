import { useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { useState } from 'react';
import { sendLink } from './api';

/** Mails the person a new link to confirm their address. */
export function SendLink() {
  const [sent, setSent] = useState(false);
  const { run, failure } = useWrite(sendLink, { onDone: () => setSent(true) });
  if (sent) {
    return (
      <Notice tone="success" live>
        It is on its way. Please allow about 5 minutes, and check spam.
      </Notice>
    );
  }
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
      <Button onClick={() => run()}>Send a new link</Button>
    </>
  );
}
