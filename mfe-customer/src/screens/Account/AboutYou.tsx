import { AccountBody } from '@copper-carrot/contracts/limits';
import { notify, refetchUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Grid } from '@copper-carrot/shared-ui/Layout';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { type Account, accountUrl, changeAccount } from './api';
import { Part } from '../../components/Part';

/** Name and phone, as caterers and colleagues read them. */
export function AboutYou({ account }: { account: Account }) {
  const { form, field } = useApiForm({
    limits: AccountBody,
    within: 'account.',
    initial: {
      first_name: account.first_name,
      last_name: account.last_name,
      phone: account.phone ?? '',
    },
    labels: { first_name: 'First name', last_name: 'Last name', phone: 'Phone' },
    send: ({ phone, ...names }) => changeAccount({ ...names, phone: phone.trim() || null }),
    stale: [accountUrl],
    async onDone() {
      await refetchUser();
      notify({ kind: 'success', message: 'Your details are saved.' });
    },
  });
  return (
    <Part title="About you">
      <Form aria-label="About you" {...form}>
        <Grid gap={5} least="min(14rem, 100%)">
          <TextField autoComplete="given-name" {...field('first_name')} required />
          <TextField autoComplete="family-name" {...field('last_name')} required={false} />
        </Grid>
        <TextField
          type="tel"
          autoComplete="tel"
          description="Caterers call it when something about your order is unclear."
          {...field('phone')}
          required={false}
        />
        <div>
          <Button type="submit">Save</Button>
        </div>
      </Form>
    </Part>
  );
}
