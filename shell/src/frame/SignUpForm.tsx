import { useState } from 'react';
import { client, idIn, type Schemas } from '@copper-carrot/contracts';
import { Button, Form, TextField } from '@copper-carrot/shared-ui';
import { useSubmit } from './use-submit';

const labels = {
  name: 'Your name',
  email: 'Work email',
  password: 'Password',
  organization_name: 'Organization',
};

const unseen = { invitation_token: 'This invitation' };

/** The marks of the visit that the frame's address may carry into the new account (2 §2). */
const marks = ['source', 'gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestMark = 200;

const send = (body: Schemas['SignUpBody']) => client.post('/cpi/v1/users', { body });

interface SignUpFormProps {
  /** The token of an invitation, which says the organization and is for one address alone. */
  invitation?: string;
  email?: string;
  onSuccess: () => void;
}

export function SignUpForm({ invitation, email = '', onSuccess }: SignUpFormProps) {
  const { organization_name, ...own } = labels;
  const [values, setValues] = useState({ name: '', email, password: '', organization_name: '' });
  const asked = invitation ? own : { ...own, organization_name };
  const { pending, errors, message, submit } = useSubmit(send, asked, onSuccess, unseen);
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    required: true,
    value: values[name] ?? '',
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });
  return (
    <Form
      aria-label="Sign Up"
      errors={errors}
      message={message}
      onSubmit={() => {
        const { organization_name: organization, ...person } = values;
        return submit({
          ...person,
          ...cameFrom(window.location.search),
          ...(invitation ? { invitation_token: invitation } : { organization_name: organization }),
        });
      }}
    >
      <TextField autoComplete="name" {...field('name')} />
      <TextField
        type="email"
        autoComplete="username"
        readOnly={Boolean(invitation)}
        description={invitation && 'The invitation is for this address.'}
        {...field('email')}
      />
      <TextField
        type="password"
        autoComplete="new-password"
        description="10 characters or more"
        {...field('password')}
      />
      {!invitation && <TextField autoComplete="organization" {...field('organization_name')} />}
      <Button type="submit" pending={pending} wide>
        Sign Up
      </Button>
    </Form>
  );
}

/** What no account can have is left out: it must keep nobody from signing up. */
function cameFrom(search: string): Record<string, string | number> {
  const visit = new URLSearchParams(search);
  const passed = [...visit].filter(([name, value]) => marks.includes(name) && value.length <= longestMark);
  const brand = idIn(visit.get('referring_brand_id'));
  return { ...Object.fromEntries(passed), ...(brand !== null && { referring_brand_id: brand }) };
}
