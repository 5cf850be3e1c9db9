import { takeCookie } from '@copper-carrot/contracts';
import { events, hasUnsaved } from '@copper-carrot/contracts/runtime';
import { notices } from '../notifications/notices';
import { siteData } from '../site-data';
import { newVersion } from './new-version';

const storageKey = 'copper-carrot.taken-revision';
const takeSeconds = 60;

const offer = 'A new version is there. You get it with the next page.';
const refusal = 'Something here is not saved yet. The new version comes with the next page after that.';

const isClean = () =>
  !hasUnsaved('typed') &&
  !hasUnsaved('sending') &&
  // A notice just shown would be gone before it is read.
  notices.snapshot().every(({ message }) => message === offer || message === refusal);

/** Limits reloads to one per revision, in case the server never serves the announced one. */
function isFirstTry(revision: number): boolean {
  try {
    if (Number(sessionStorage.getItem(storageKey) ?? -1) >= revision) return false;
    sessionStorage.setItem(storageKey, String(revision));
    return true;
  } catch {
    // Without storage, a loop of reloads could not be stopped.
    return false;
  }
}

function loadNewest(reload: () => void): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${takeCookie}=1; path=/; max-age=${takeSeconds}; samesite=lax${secure}`;
  reload();
}

/**
 * Once the API reports a newer feed, shows one notice and lets the next navigation reload if nothing is
 * lost. Returns the unsubscriber.
 */
export function offerNewVersion(reload: () => void = () => window.location.reload()): () => void {
  let newest = siteData().feed.revision;
  const take = () => {
    if (!isClean() || !isFirstTry(newest)) return false;
    loadNewest(reload);
    return true;
  };
  const onClick = () =>
    hasUnsaved('typed') || hasUnsaved('sending')
      ? notices.notify({ kind: 'warning', message: refusal })
      : loadNewest(reload);
  const stop = events.on('site.revised@1', ({ revision }) => {
    if (revision <= newest) return;
    newest = revision;
    if (newVersion.take) return;
    newVersion.take = take;
    notices.notify({ kind: 'info', message: offer, action: { label: 'Load it now', onClick } });
  });
  return () => {
    stop();
    delete newVersion.take;
  };
}
