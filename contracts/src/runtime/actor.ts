import { actingHeaders } from './client';
import { connectedShell } from './shell';

/** For whom an answer is: the person, then organization, person and brand as the call's acting headers name them. */
export type Actor = string;

const actorOf = (userId: number | undefined): Actor =>
  [userId ?? '', ...Object.values(actingHeaders(connectedShell()?.callContext() ?? {}))].join('/');

export const actorNow = (): Actor => actorOf(connectedShell()?.user()?.id);

/** The actor of the page on show; a new one renders again, and reads again. */
export const useActor = (): Actor => actorOf(connectedShell()?.useUser()?.id);

/** The person of an actor; empty where nobody is signed in. */
export const personOf = (actor: Actor): string => actor.split('/')[0] ?? '';

/** The headers that ask for this actor, whatever the page is by the time of the call. */
export function headersOf(actor: Actor): Record<string, string> {
  const [, asTeam, asUser, asBrand] = actor.split('/');
  return actingHeaders({ asTeam, asUser, asBrand });
}
