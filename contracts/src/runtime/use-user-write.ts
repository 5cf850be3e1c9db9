import { notify, refetchUser } from './shell';
import { useWrite, type Write } from './use-write';

/** A write of what comes with the person: the call is made first, and the person is read again once it succeeded (2 §4); a failure is a notice in the server's words (2 §7). */
export const useUserWrite = <Input = void>(call: (input: Input) => Promise<unknown>): Write<Input> =>
  useWrite(call, {
    onDone: refetchUser,
    onFailure: ({ message }) => notify({ kind: 'error', message }),
  });
