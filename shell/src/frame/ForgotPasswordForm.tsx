import { useState } from 'react';
import { type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
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
