import { read } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

const path = '/cpi/v1/public/mail_subscription';

export const subscriptionUrl = (token: string) => read(path, { query: { token } });

/** Turns the mails of a link off or on again. */
export const changeSubscription = (token: string, on: boolean) => client.patch(path, { body: { token, on } });
