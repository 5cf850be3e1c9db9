import { ApiFailure, client, refetchUser } from '@copper-carrot/contracts/runtime';
import useSWR from 'swr';

async function confirm([path, token]: readonly [
  '/cpi/v1/email_verification/confirm',
  string,
]): Promise<true> {
  await client.post(path, { body: { token } });
  await refetchUser();
  return true;
}

/** Confirms an address by its token: once, whatever React does with the screen. */
export const useConfirmation = (token: string | null) =>
  useSWR<true, Error>(token && ['/cpi/v1/email_verification/confirm', token], confirm, {
    shouldRetryOnError: false,
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

/** Whether the link was used before, or is too old. */
export const isUsedToken = (error: unknown) => error instanceof ApiFailure && error.says('token_invalid');
