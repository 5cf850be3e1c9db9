import { useState } from 'react';
import { client, type Schemas } from '@copper-carrot/contracts';
import { Button, Form, TextField } from '@copper-carrot/shared-ui';
import { useSubmit } from './use-submit';

const labels = { email: 'Email' };

const send = (body: Schemas['ForgotPasswordBody']) => client.post('/cpi/v1/password/forgot', { body });

export function ForgotPasswordForm({ onSuccess }: { onSuccess: () => void }) {
  const [email, setEmail] = useState('');
  const { pending, errors, message, submit } = useSubmit(send, labels, onSuccess);
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
