import { useEffect, useRef } from 'react';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useSubmit } from './use-submit';

const labels = {
  name: 'Your name',
  email: 'Work email',
  password: 'Password',
  organization_name: 'Organization',
};

const unseen = { invitation_token: 'This invitation' };

export type Account = Record<keyof typeof labels, string>;

interface AccountFormProps<Answer> {
  /** Whether an invitation says the address and the organization. */
  invited?: boolean;
  values: Account;
  onChange: (values: Account) => void;
  send: (account: Account) => Promise<Answer>;
  onSuccess: (answer: Answer) => void;
  /** Where somebody who came back to the form goes on. */
  beginsAt?: 'name' | 'email';
}

/** Who signs up. */
export function AccountForm<Answer>({
  invited = false,
  values,
  onChange,
  send,
  onSuccess,
  beginsAt,
}: AccountFormProps<Answer>) {
  const { organization_name, ...own } = labels;
  const asked = invited ? own : { ...own, organization_name };
  const { pending, errors, message, submit } = useSubmit(send, asked, onSuccess, unseen);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const field = (name: keyof typeof labels) => ({
    name,
    ref: name === beginsAt ? first : undefined,
    label: labels[name],
    required: true,
    value: values[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <Form aria-label="Sign Up" errors={errors} message={message} onSubmit={() => submit(values)}>
      <TextField autoComplete="name" {...field('name')} />
      <TextField
        type="email"
        autoComplete="username"
        readOnly={invited}
        description={invited && 'The invitation is for this address.'}
        {...field('email')}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        description="10 characters or more"
        {...field('password')}
      />
      {!invited && <TextField autoComplete="organization" {...field('organization_name')} />}
      <Button type="submit" pending={pending} wide>
        Sign Up
      </Button>
    </Form>
  );
}
