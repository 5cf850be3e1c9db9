import { href } from '@copper-carrot/contracts';
import { signOut, useUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useLocation } from 'react-router-dom';

/**
 * A payment link that the reader may not use; the same page for an unknown order, so that links do
 * not reveal which orders exist.
 */
export function AnotherAccount() {
  const { pathname } = useLocation();
  const email = useUser()?.email;
  // The next person to sign in returns to this page, with a cleared session.
  const { run, pending } = useWrite(() => signOut(pathname), { signIn: false });
  return (
    <>
      <PageTitle>Pay for an order</PageTitle>
      <EmptyState
        title="This link does not work for your account"
        icon="people"
        action={
          <Cluster justify="center">
            <Button pending={pending} onClick={() => run()}>
              Log out and use another account
            </Button>
            <ButtonLink to={href.customerOrders()} variant="secondary">
              Your orders
            </ButtonLink>
          </Cluster>
        }
      >
        You are logged in as {email}. A link to pay works for one person alone. If it was sent to another
        address of yours, log in with that one.
      </EmptyState>
    </>
  );
}
