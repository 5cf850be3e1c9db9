import { useState } from 'react';
import { idIn, type Schemas } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { AccountForm, type Account } from './AccountForm';
import { beginSignUp, joinByInvitation } from './api';
import { type BegunSignUp, keepSignUp, keptSignUp } from './begun-sign-up';
import { CodeForm } from './CodeForm';

/** Query parameters of the visit that are stored with the new account (2 §2). */
const marks = ['source', 'gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longestMark = 200;

const begin = (account: Account) => {
  const referral = referralIn(window.location.search);
  return beginSignUp({ ...account, ...cameFrom(window.location.search), ...(referral && { referral }) });
};

const join = (invitation_token: string, { name, email, password }: Account) =>
  joinByInvitation({ name, email, password, invitation_token, ...cameFrom(window.location.search) });

interface SignUpFormProps {
  /** An invitation's token, which determines organization and address. */
  invitation?: string;
  email?: string;
  onSuccess: () => void;
}

/** Sign-up in one step by an invitation, whose mail verified the address; else with a mailed code. */
export function SignUpForm({ invitation, email = '', onSuccess }: SignUpFormProps) {
  const [begun, setBegun] = useState(() => (invitation ? null : keptSignUp()));
  const [account, setAccount] = useState<Account>({
    name: '',
    email: begun?.email ?? email,
    password: '',
    organization_name: '',
  });
  /** The field that the person returned to change. */
  const [back, setBack] = useState<'address' | 'code'>();
  const remember = (next: BegunSignUp | null) => {
    keepSignUp(next);
    setBegun(next);
  };
  const sent = ({ id, email: to }: Schemas['SignUp'], again: boolean) =>
    remember({ id, email: to, at: Date.now(), wrong: 0, again });
  if (invitation) {
    return (
      <AccountForm
        invited
        initial={account}
        send={(values) => join(invitation, values)}
        onSuccess={onSuccess}
      />
    );
  }
  if (!begun) {
    return (
      <Stack gap={5}>
        {back === 'code' && <Notice live>Please fill in the form again, and we send you a new code.</Notice>}
        <AccountForm
          initial={account}
          send={(values) => {
            setAccount(values);
            return begin(values);
          }}
          onSuccess={(signUp) => sent(signUp, back === 'code')}
          beginsAt={back && (back === 'code' ? 'name' : 'email')}
        />
      </Stack>
    );
  }
  return (
    <CodeForm
      // A new code belongs to a new sign-up, so the form is remounted.
      key={begun.id}
      {...begun}
      onWrong={() => remember({ ...begun, wrong: begun.wrong + 1 })}
      sendAgain={async () => {
        if (account.password) return sent(await begin(account), true);
        // After a reload the password is gone; the mailed code stays valid.
        setBack('code');
        setBegun(null);
      }}
      onOtherAddress={() => {
        setBack('address');
        remember(null);
      }}
      onSuccess={() => {
        keepSignUp(null);
        onSuccess();
      }}
    />
  );
}

/** The id of the link that brought the visitor, if it is one. */
const referralIn = (search: string): string | null =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(new URLSearchParams(search).get('referral') ?? '')?.[0] ??
  null;

/** Leaves out invalid parameters, so that they do not block the sign-up. */
function cameFrom(search: string): Record<string, string | number> {
  const visit = new URLSearchParams(search);
  const passed = [...visit].filter(([name, value]) => marks.includes(name) && value.length <= longestMark);
  const brand = idIn(visit.get('referring_brand_id'));
  return { ...Object.fromEntries(passed), ...(brand !== null && { referring_brand_id: brand }) };
}
