import { href, passwordWords, withNewPassword } from '@copper-carrot/contracts';
import { ChangePasswordBody } from '@copper-carrot/contracts/limits';
import { notify, useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useParams } from 'react-router-dom';
import { isOthers } from '../../components/whose';
import { changePassword } from './api';

/** Another password, by the present one (2 §2). */
export default function Password() {
  const { customerId } = useParams();
  const user = useUser();
  const isTheirs = user?.ghosting_admin === null && !isOthers(customerId, user);
  return (
    <Stack gap={6}>
      <PageTitle below="You stay signed in here. Every other device is signed out.">Password</PageTitle>
      <Card>
        {isTheirs ? (
          <PasswordForm />
        ) : (
          <Notice tone="info">A password is changed by nobody but its person.</Notice>
        )}
      </Card>
    </Stack>
  );
}

const nothing = { current_password: '', password: '' };

function PasswordForm() {
  const { form, field, reset } = useApiForm({
    limits: withNewPassword(ChangePasswordBody),
    initial: nothing,
    labels: { current_password: 'Current password', password: 'New password' },
    send: changePassword,
    onDone() {
      reset(nothing);
      notify({ kind: 'success', message: 'Your password is changed. We told you so by mail.' });
    },
  });
  return (
    <Form aria-label="Change password" {...form}>
      <TextField type="password" autoComplete="current-password" {...field('current_password')} />
      <TextField
        type="password"
        autoComplete="new-password"
        description={`${passwordWords}, not a common one, and neither your name nor your address`}
        {...field('password')}
      />
      <Button type="submit">Change password</Button>
      <Link to={href.forgotPassword()}>I forgot my current password</Link>
    </Form>
  );
}
