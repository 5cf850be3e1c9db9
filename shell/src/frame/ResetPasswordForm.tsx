import { useState } from 'react';
import { ResetPasswordBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { resetPassword } from './api';
import { ForgotPasswordForm } from './ForgotPasswordForm';

interface ResetPasswordFormProps {
  token: string;
  /** The password is changed, and its person is signed in. */
  onSuccess: () => void;
  /** A new link was asked for. */
  onSent: () => void;
}

/** A new password by the token of a mail; a token that is used or too old leads to a new mail. */
export function ResetPasswordForm({ token, onSuccess, onSent }: ResetPasswordFormProps) {
  const [asksAgain, setAsksAgain] = useState(false);
  const { form, field, code } = useApiForm({
    limits: ResetPasswordBody,
    initial: { password: '' },
    labels: { password: 'New password' },
    send: ({ password }) => resetPassword({ password, token }),
    signIn: false,
    onDone: onSuccess,
  });
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
    <Form aria-label="Choose a New Password" {...form}>
      <TextField
        type="password"
        autoComplete="new-password"
        description="10 characters or more"
        {...field('password')}
      />
      <Button type="submit" wide>
        Change password
      </Button>
    </Form>
  );
}
