import { useState } from 'react';
import { type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { useSubmit } from './use-submit';

const labels = { password: 'New password' };

const send = (body: Schemas['ResetPasswordBody']) => client.post('/cpi/v1/password/reset', { body });

interface ResetPasswordFormProps {
  token: string;
  /** The password is changed, and its person is signed in. */
  onSuccess: () => void;
  /** A new link was asked for. */
  onSent: () => void;
}

/** A new password by the token of a mail; a token that is used or too old leads to a new mail. */
export function ResetPasswordForm({ token, onSuccess, onSent }: ResetPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [asksAgain, setAsksAgain] = useState(false);
  const { pending, errors, message, code, submit } = useSubmit(send, labels, onSuccess);
  if (asksAgain) return <ForgotPasswordForm onSuccess={onSent} />;
  if (code === 'token_invalid') {
    return (
      <Stack gap={5}>
        <Notice tone="danger" live title="This link does not work any more">
          It was used already, or is older than an hour. Your password is as it was.
        </Notice>
        <Button onClick={() => setAsksAgain(true)} wide>
          Send a new link
        </Button>
      </Stack>
    );
  }
  return (
    <Form
      aria-label="Choose a New Password"
      errors={errors}
      message={message}
      onSubmit={() => submit({ password, token })}
    >
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="new-password"
        description="10 characters or more"
        required
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={pending} wide>
        Change password
      </Button>
    </Form>
  );
}
