/** How long a caterer still has to answer, in words; null once the time has passed. */
export function timeLeft(expiresAt: string, now: Date): string | null {
  const minutes = Math.floor((new Date(expiresAt).getTime() - now.getTime()) / 60_000);
  if (minutes < 0) return null;
  if (minutes < 60) return `${minutes} min left to answer`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h left to answer` : `${Math.floor(hours / 24)} days left to answer`;
}
