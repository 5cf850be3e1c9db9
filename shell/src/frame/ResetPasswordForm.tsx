import { useEffect, useState } from 'react';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { ResetPasswordBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { checkResetToken, resetPassword } from './api';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { passwordWords, withNewPassword } from '@copper-carrot/contracts';

interface ResetPasswordFormProps {
  token: string;
  /** The password is changed and the person signed in. */
  onSuccess: () => void;
  /** A new link was requested. */
  onSent: () => void;
}

/** Sets a new password by a mail's token; for a used or expired token it offers a new mail. */
export function ResetPasswordForm({ token, onSuccess, onSent }: ResetPasswordFormProps) {
  const [asksAgain, setAsksAgain] = useState(false);
  const { form, field, code } = useApiForm({
    limits: withNewPassword(ResetPasswordBody),
    initial: { password: '' },
    labels: { password: 'New password' },
    send: ({ password }) => resetPassword({ password, token }),
    signIn: false,
    onDone: onSuccess,
  });
  const isDead = useDeadLink(token);
  if (asksAgain) return <ForgotPasswordForm onSuccess={onSent} />;
  if (isDead || code === 'token_invalid') {
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
        description={passwordWords}
        {...field('password')}
      />
      <Button type="submit" wide>
        Change password
      </Button>
    </Form>
  );
}

/** Whether the link is already known as expired; if the check fails, submitting the form finds out. */
function useDeadLink(token: string): boolean {
  const [isDead, setDead] = useState(false);
  useEffect(() => {
    let isGone = false;
    checkResetToken(token).catch((error: unknown) => {
      if (!isGone && isApiFailure(error) && error.code === 'token_invalid') setDead(true);
    });
    return () => {
      isGone = true;
    };
  }, [token]);
  return isDead;
}
