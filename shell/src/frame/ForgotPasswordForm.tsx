import { useState } from 'react';
import { Button, Form, TextField } from '@copper-carrot/shared-ui';
import { useSubmit } from './use-submit';

const labels = { email: 'Email' };

export function ForgotPasswordForm({ onSuccess }: { onSuccess: () => void }) {
  const [email, setEmail] = useState('');
  const { pending, errors, message, submit } = useSubmit('/cpi/v1/password/forgot', labels, onSuccess);
  return (
    <Form
      aria-label="Forgot Your Password?"
      errors={errors}
      message={message}
      onSubmit={() => submit({ email })}
    >
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" pending={pending} wide>
        Send reset link
      </Button>
    </Form>
  );
}
