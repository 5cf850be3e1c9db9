import { mailKinds, type Schemas } from '@copper-carrot/contracts';
import type { Actor } from '../http';
import type { User } from './user.model';

/** A person's account, for that person or the site admin who acts as them. */
export const presentAccount = (
  { user, avatarUrl }: { user: User; avatarUrl: string | null },
  actor: Actor,
): Schemas['Account'] => ({
  id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
  new_email: user.newEmail ?? null,
  email_verified: user.emailVerifiedAt !== null,
  avatar_url: avatarUrl,
  phone: user.phone ?? null,
  review_anonymously: user.reviewAnonymously,
  notifications: mailKinds.map((kind) => ({ kind, on: user.emailPreferences[kind] !== false })),
  can: { change_sign_in: actor.ghostingAdmin === null },
});

const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** Browser and system out of a `User-Agent`; each browser names the ones that it descends from as well. */
export function deviceIn(userAgent: string): string {
  const nameOf = (known: typeof browsers | typeof systems) =>
    known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [nameOf(browsers), nameOf(systems)];
  if (!browser && !system) return 'Unknown device';
  return [browser ?? 'Browser', system].filter(Boolean).join(' on ');
}

interface SessionRow {
  id: number;
  userAgent: string;
  openedAt: Date;
  isCurrent: boolean;
}

export const presentDevice = (session: SessionRow): Schemas['SignedInDevice'] => ({
  id: session.id,
  device: deviceIn(session.userAgent),
  opened_at: session.openedAt.toISOString(),
  is_current: session.isCurrent,
});
