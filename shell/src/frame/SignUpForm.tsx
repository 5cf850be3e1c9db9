import { useState } from 'react';
import { client, idIn, type Schemas } from '@copper-carrot/contracts';
import { AccountForm, type Account } from './AccountForm';
import { CodeForm } from './CodeForm';

/** The marks of the visit that the frame's address may carry into the new account (2 §2). */
const marks = ['source', 'gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestMark = 200;

const begin = (account: Account) =>
  client.post('/cpi/v1/sign_ups', { body: { ...account, ...cameFrom(window.location.search) } });

const join = (invitation_token: string, { name, email, password }: Account) =>
  client.post('/cpi/v1/users', {
    body: { name, email, password, invitation_token, ...cameFrom(window.location.search) },
  });

interface SignUpFormProps {
  /** The token of an invitation, which says the organization and is for one address alone. */
  invitation?: string;
  email?: string;
  onSuccess: () => void;
}

/** By an invitation, whose mail proved the address, in one step; with a new organization by the code of a mail. */
export function SignUpForm({ invitation, email = '', onSuccess }: SignUpFormProps) {
  const [account, setAccount] = useState<Account>({ name: '', email, password: '', organization_name: '' });
  const [begun, setBegun] = useState<Schemas['SignUp'] & { again: boolean }>();
  const [back, setBack] = useState(false);
  if (invitation) {
    return (
      <AccountForm
        invited
        values={account}
        onChange={setAccount}
        send={(values) => join(invitation, values)}
        onSuccess={onSuccess}
      />
    );
  }
  if (!begun) {
    return (
      <AccountForm
        values={account}
        onChange={setAccount}
        send={begin}
        onSuccess={(signUp) => setBegun({ ...signUp, again: false })}
        correctsAddress={back}
      />
    );
  }
  return (
    <CodeForm
      // A new code is for a sign-up of its own.
      key={begun.id}
      {...begun}
      sendAgain={async () => setBegun({ ...(await begin(account)), again: true })}
      onOtherAddress={() => {
        setBack(true);
        setBegun(undefined);
      }}
      onSuccess={onSuccess}
    />
  );
}

/** What no account can have is left out: it must keep nobody from signing up. */
function cameFrom(search: string): Record<string, string | number> {
  const visit = new URLSearchParams(search);
  const passed = [...visit].filter(([name, value]) => marks.includes(name) && value.length <= longestMark);
  const brand = idIn(visit.get('referring_brand_id'));
  return { ...Object.fromEntries(passed), ...(brand !== null && { referring_brand_id: brand }) };
}
