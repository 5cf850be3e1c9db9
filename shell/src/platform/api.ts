import { read, type Read, type Schemas } from '@copper-carrot/contracts';
import { client, type ReadState, useAsk } from '@copper-carrot/contracts/runtime';
import { keyHeaders, useKey } from './deploy-key';

export type Remote = Schemas['PlatformRemote'];
export type Release = Schemas['PlatformRelease'];
export type Health = Schemas['ReleaseHealth'];
export type Entry = Schemas['PlatformLogEntry'];
export type Fault = Schemas['RemoteFault'];

const everyMs = 5000;

const remotesUrl = read('/cpi/v1/platform/remotes', { query: { limit: 100 } });

/** A read of the platform, with the key if there is one; refreshed regularly, as others act too. */
function usePlatform<Answer>(url: Read<Answer>): ReadState<Answer> {
  const key = useKey();
  // Cached data is separate for each key, as keys may read different things.
  return useAsk<Answer>(
    `${url}#${key.slice(-8)}`,
    ({ signal, headers }) => client.fetch(url, { signal, headers: { ...headers, ...keyHeaders(key) } }),
    { everyMs, keepPrevious: true, failure: 'own', signIn: false },
  );
}

export const useRemotes = () => usePlatform(remotesUrl);

/** Rows per page. */
export const pageSize = 10;
const pageOf = (page: number) => ({ limit: pageSize, offset: (page - 1) * pageSize });

export const useReleases = (name: string, page: number) =>
  usePlatform(read('/cpi/v1/platform/remotes/{name}/releases', { params: { name }, query: pageOf(page) }));
export const useHealth = (name: string) =>
  usePlatform(read('/cpi/v1/platform/remotes/{name}/health', { params: { name } }));
export const useFaults = (name: string) =>
  usePlatform(read('/cpi/v1/platform/remotes/{name}/faults', { params: { name }, query: pageOf(1) }));
export const useLog = (name: string, page: number) =>
  usePlatform(read('/cpi/v1/platform/remotes/{name}/log', { params: { name }, query: pageOf(page) }));

/** A command on a release. */
export type Command =
  | { act: 'activate' | 'promote' | 'unhalt' }
  | { act: 'canary'; percent: number }
  | { act: 'halt' | 'rollback'; why: string };

/** Sends a command with the key; refused if another change came first or the key is another remote's. */
export function send(name: string, release_id: number, command: Command, key: string): Promise<Remote> {
  const call = { params: { name }, headers: keyHeaders(key) };
  switch (command.act) {
    case 'activate':
      return client.post('/cpi/v1/platform/remotes/{name}/activate', { ...call, body: { release_id } });
    case 'unhalt':
      return client.post('/cpi/v1/platform/remotes/{name}/activate', {
        ...call,
        body: { release_id, unhalt: true },
      });
    case 'canary':
      return client.post('/cpi/v1/platform/remotes/{name}/canary', {
        ...call,
        body: { release_id, percent: command.percent },
      });
    case 'promote':
      return client.post('/cpi/v1/platform/remotes/{name}/promote', { ...call, body: { release_id } });
    case 'halt':
      return client.post('/cpi/v1/platform/remotes/{name}/halt', {
        ...call,
        body: { release_id, why: command.why },
      });
    case 'rollback':
      return client.post('/cpi/v1/platform/remotes/{name}/rollback', {
        ...call,
        body: { release_id, why: command.why },
      });
  }
}
