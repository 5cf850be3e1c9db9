import { ForgotPasswordBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { forgotPassword } from './api';

export function ForgotPasswordForm({ onSuccess }: { onSuccess: () => void }) {
  const { form, field } = useApiForm({
    limits: ForgotPasswordBody,
    initial: { email: '' },
    labels: { email: 'Email' },
    send: forgotPassword,
    signIn: false,
    onDone: onSuccess,
  });
  return (
    <Form aria-label="Forgot Your Password?" {...form}>
      <TextField type="email" autoComplete="username" {...field('email')} />
      <Button type="submit" wide>
        Send reset link
      </Button>
    </Form>
  );
}
