import { SignInBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { logIn } from './api';

interface LoginFormProps {
  /** The account's address, if known. */
  email?: string;
  onSuccess: () => void;
}

export function LoginForm({ email: known = '', onSuccess }: LoginFormProps) {
  const { form, field } = useApiForm({
    limits: SignInBody,
    initial: { email: known, password: '' },
    labels: { email: 'Email', password: 'Password' },
    send: logIn,
    signIn: false,
    // A refused sign-in does not tell which field was wrong.
    placed: ({ status }) => status !== 401,
    onDone: onSuccess,
  });
  return (
    <Form aria-label="Log In" {...form}>
      <TextField type="email" autoComplete="username" {...field('email')} />
      <TextField type="password" autoComplete="current-password" {...field('password')} />
      <Button type="submit" wide>
        Log In
      </Button>
    </Form>
  );
}
