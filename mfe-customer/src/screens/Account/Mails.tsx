import { mailKindWords } from '@copper-carrot/contracts';
import { notify, refetchUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Switch } from '@copper-carrot/shared-ui/Switch';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { type Account, accountUrl, changeAccount } from './api';
import { Part } from '../../components/Part';

/** What somebody hears of, and how they sign a review; each is saved as it is turned. */
export function Mails({ account }: { account: Account }) {
  const { run, pending } = useWrite(changeAccount, {
    stale: [accountUrl],
    onDone: refetchUser,
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
  return (
    <>
      <Part title="E-mail notifications">
        <p>
          We always email you about payments, changes to your orders and your account. You can turn these off:
        </p>
        <Stack gap={4}>
          {account.notifications.map(({ kind, on }) => (
            <Choice
              key={kind}
              checked={on}
              disabled={pending}
              onChange={(turned) => run({ notifications: [{ kind, on: turned }] })}
              description={mailKindWords[kind].description}
            >
              {mailKindWords[kind].label}
            </Choice>
          ))}
        </Stack>
      </Part>
      <Part title="Reviews">
        <Choice
          checked={account.review_anonymously}
          disabled={pending}
          onChange={(turned) => run({ review_anonymously: turned })}
          description="Your new reviews do not show your name or your organization."
        >
          Review anonymously
        </Choice>
      </Part>
    </>
  );
}

interface ChoiceProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => unknown;
  description: string;
  children: ReactNode;
}

function Choice({ description, ...choice }: ChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-describedby={id}>
      <Switch {...choice} />
      <Words id={id}>{description}</Words>
    </div>
  );
}

const Words = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
