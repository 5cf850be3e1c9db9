import { useState } from 'react';
import { type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useSubmit } from './use-submit';

const labels = { email: 'Email', password: 'Password' };

const send = (body: Schemas['SignInBody']) => client.post('/cpi/v1/auth', { body });

interface LoginFormProps {
  /** Whose account is asked for, where that is known. */
  email?: string;
  onSuccess: () => void;
}

export function LoginForm({ email: known = '', onSuccess }: LoginFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const { pending, errors, message, submit } = useSubmit(send, labels, onSuccess);
  return (
    <Form aria-label="Log In" errors={errors} message={message} onSubmit={() => submit({ email, password })}>
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" pending={pending} wide>
        Log In
      </Button>
    </Form>
  );
}
