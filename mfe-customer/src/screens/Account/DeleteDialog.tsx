import { href } from '@copper-carrot/contracts';
import { DeleteAccountBody } from '@copper-carrot/contracts/limits';
import { signOut } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Link } from '@copper-carrot/shared-ui/Link';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { deleteAccount, useObstacles } from './api';

/** Shows why the account can't be deleted yet, or asks for the password. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Delete my account" size="small">
      <Section title="We could not look at your account">
        <Ending />
      </Section>
    </Dialog>
  );
}

function Ending() {
  const { data, refresh } = useObstacles();
  const { form, field, code } = useApiForm({
    limits: DeleteAccountBody,
    initial: { current_password: '' },
    labels: { current_password: 'Current password' },
    send: ({ current_password: password }) => deleteAccount(password),
    onRefused: refresh,
    onDone: () => signOut(),
  });
  if (!data) {
    return (
      <Loading label="Looking at your account">
        <Skeleton height="6rem" />
      </Loading>
    );
  }
  if (data.obstacles.length > 0) {
    return (
      <Notice tone="warning" live={code !== ''} title="It can’t be deleted yet">
        <Stack as="ul" gap={2}>
          {data.obstacles.map(({ message, order_id: orderId, team_id: teamId }) => (
            <li key={message}>
              {message}{' '}
              {orderId !== null && <Link to={href.customerOrder({ id: orderId })}>See the order</Link>}
              {orderId === null && teamId !== null && (
                <Link to={href.organizationMembers(teamId)}>See its members</Link>
              )}
            </li>
          ))}
        </Stack>
      </Notice>
    );
  }
  return (
    <Form aria-label="Delete my account" {...form}>
      <p>This can’t be undone. You are signed out everywhere, and nobody can sign in with your address.</p>
      <TextField type="password" autoComplete="current-password" {...field('current_password')} />
      <Button type="submit" variant="danger" wide>
        Delete my account for good
      </Button>
    </Form>
  );
}
