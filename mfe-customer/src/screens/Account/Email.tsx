import { NewEmailBody } from '@copper-carrot/contracts/limits';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useState } from 'react';
import { type Account, accountUrl, keepEmail, nameEmail } from './api';
import { Part } from '../../components/Part';

/** The address to sign in with; another one counts once its mail is answered. */
export function Email({ account }: { account: Account }) {
  const [isNaming, setNaming] = useState(false);
  return (
    <Part title="E-mail address">
      <p>
        You sign in with <b>{account.email}</b>
        {account.email_verified ? '.' : ', which is not confirmed yet.'}
      </p>
      {account.new_email && <Waiting email={account.new_email} />}
      {isNaming ? (
        <Another onDone={() => setNaming(false)} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setNaming(true)}>
            Change e-mail
          </Button>
        </div>
      )}
    </Part>
  );
}

function Waiting({ email }: { email: string }) {
  const { run, failure } = useWrite(keepEmail, { stale: [accountUrl] });
  return (
    <Notice
      tone="warning"
      title={`${email} is not confirmed yet`}
      action={
        <Button variant="secondary" size="small" onClick={() => run()}>
          Keep the present one
        </Button>
      }
    >
      {failure?.message ??
        'Open the link in the mail that we sent there. It works for a day; check spam as well.'}
    </Notice>
  );
}

function Another({ onDone }: { onDone: () => void }) {
  const { form, field } = useApiForm({
    limits: NewEmailBody,
    initial: { email: '', current_password: '' },
    labels: { email: 'New e-mail', current_password: 'Current password' },
    prepare: (typed) => ({ ...typed, email: typed.email.trim() }),
    send: nameEmail,
    stale: [accountUrl],
    onDone({ new_email: email }) {
      notify({ kind: 'success', message: `A link is on its way to ${email}.` });
      onDone();
    },
  });
  return (
    <Form aria-label="Change e-mail" {...form}>
      <TextField type="email" autoComplete="email" {...field('email')} />
      <TextField type="password" autoComplete="current-password" {...field('current_password')} />
      <Cluster>
        <Button type="submit">Send the link</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </Cluster>
    </Form>
  );
}
