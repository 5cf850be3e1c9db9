import { useEffect, useRef } from 'react';
import { signUpCode } from '@copper-carrot/contracts';
import { ApiFailure, isApiFailure, useWrite } from '@copper-carrot/contracts/runtime';
import { ConfirmSignUpBody } from '@copper-carrot/contracts/limits';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { styled } from 'styled-components';
import { confirmSignUp } from './api';

const usedUp = `This code is used up after ${signUpCode.tries} wrong tries. Please ask for a new one.`;

interface CodeFormProps {
  /** The id of the sign-up that the code is for. */
  id: string;
  email: string;
  /** Whether this is not the first code. */
  again: boolean;
  /** The number of wrong attempts. */
  wrong: number;
  onWrong: () => void;
  sendAgain: () => Promise<void>;
  onOtherAddress: () => void;
  onSuccess: () => void;
}

/** The second step of signing up: the mailed code, which verifies the address. */
export function CodeForm({
  id,
  email,
  again,
  wrong,
  onWrong,
  sendAgain,
  onOtherAddress,
  onSuccess,
}: CodeFormProps) {
  const confirm = async (body: { code: string }) => {
    try {
      return await confirmSignUp(id, body);
    } catch (error) {
      if (!(isApiFailure(error) && error.hasField('code', 'invalid'))) throw error;
      onWrong();
      if (wrong + 1 < signUpCode.tries) throw error;
      // The API answers every wrong code alike; that the attempts are used up is known only here.
      throw new ApiFailure(error.status, { ...error.payload, field_errors: { code: [usedUp] } });
    }
  };
  const { form, field: fieldOf } = useApiForm({
    limits: ConfirmSignUpBody,
    initial: { code: '' },
    labels: { code: 'Code' },
    // Removes characters pasted around the digits.
    prepare: ({ code }) => ({ code: code.replace(/\D/g, '') }),
    send: confirm,
    signIn: false,
    onDone: onSuccess,
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const renew = useWrite(sendAgain, { signIn: false });
  return (
    <Stack gap={5}>
      <Heading>Check your mail</Heading>
      {again && !renew.failure ? (
        <Notice tone="success" live>
          We sent a new code to <Address>{email}</Address>. Use that one: the code before no longer works
          here.
        </Notice>
      ) : (
        <p role="status">
          We sent a {signUpCode.digits}-digit code to <Address>{email}</Address>. It works for{' '}
          {signUpCode.minutes} minutes.
        </p>
      )}
      <Form aria-label="Check your mail" {...form}>
        <Digits>
          <TextField ref={field} autoComplete="one-time-code" inputMode="numeric" {...fieldOf('code')} />
        </Digits>
        <Button type="submit" wide>
          Confirm
        </Button>
      </Form>
      {renew.failure && (
        <Notice tone="danger" live title="No new code was sent">
          {renew.failure.message}
        </Notice>
      )}
      <Ways>
        <p>No mail? Check your spam folder.</p>
        <Button
          variant={wrong < signUpCode.tries ? 'quiet' : 'secondary'}
          size="small"
          pending={renew.pending}
          onClick={() => renew.run()}
        >
          {renew.pending ? 'Sending a new code …' : 'Send a new code'}
        </Button>
        <Button variant="quiet" size="small" onClick={onOtherAddress}>
          Use another address
        </Button>
      </Ways>
    </Stack>
  );
}

const Heading = styled.h2`
  font-size: ${text.heading};
`;

const Address = styled.strong`
  overflow-wrap: anywhere;
`;

const Digits = styled.div`
  input {
    ${tabular}
    font-size: ${text.heading};
    letter-spacing: 0.2em;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  color: ${color.inkSoft};
  font-size: ${text.small};

  p {
    flex-basis: 100%;
  }
  /* Their words begin where the text above begins. */
  button:nth-of-type(1)[data-variant='quiet'] {
    margin-left: -0.875rem;
  }
`;
