import { useEffect, useRef } from 'react';
import { InvitedSignUpBody, SignUpBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { passwordWords, withNewPassword } from '@copper-carrot/contracts';

const labels = {
  name: 'Your name',
  email: 'Work email',
  password: 'Password',
  organization_name: 'Organization',
};

const unseen = { invitation_token: 'This invitation' };

export type Account = Record<keyof typeof labels, string>;

interface AccountFormProps<Answer> {
  /** Whether an invitation determines the address and organization. */
  invited?: boolean;
  /** The values of an earlier attempt. */
  initial: Account;
  send: (account: Account) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
  /** The field to focus when the person returns to the form. */
  beginsAt?: 'name' | 'email';
}

/** The first step of signing up. */
export function AccountForm<Answer>({
  invited = false,
  initial,
  send,
  onSuccess,
  beginsAt,
}: AccountFormProps<Answer>) {
  const { form, field } = useApiForm({
    limits: withNewPassword(invited ? InvitedSignUpBody : SignUpBody),
    initial,
    labels,
    unseen,
    send,
    signIn: false,
    onDone: onSuccess,
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form aria-label="Sign Up" {...form}>
      <TextField autoComplete="name" ref={beginsAt === 'name' ? first : undefined} {...field('name')} />
      <TextField
        type="email"
        autoComplete="username"
        readOnly={invited}
        ref={beginsAt === 'email' ? first : undefined}
        description={invited && 'The invitation is for this address.'}
        {...field('email')}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        description={passwordWords}
        {...field('password')}
      />
      {!invited && <TextField autoComplete="organization" {...field('organization_name')} />}
      <Button type="submit" wide>
        Sign Up
      </Button>
    </Form>
  );
}
