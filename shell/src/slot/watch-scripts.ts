import { type Feed } from '@copper-carrot/contracts';
import { reloadAfterChunkFailure } from '../errors/chunk-reload';
import { shellRelease } from '../releases/shell-release';
import { type Blamed, reportFault } from './faults';
import { releaseOf } from './release-of';

/**
 * The frames of a stack without its message, which could contain any address; Chrome's stacks start with
 * it.
 */
function traceOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return '';
  const { stack = '', message } = thrown;
  const at = stack.indexOf(message);
  return /^[\w ]*: $/.test(stack.slice(0, at)) ? stack.slice(at + message.length) : stack;
}

/** The release to blame: the remote in the stack, else the shell. */
function blamedBy(trace: string, feed: Feed): Blamed | null {
  const isOfShell = trace.includes(`${window.location.origin}/assets/`);
  return releaseOf(trace, feed) ?? (isOfShell ? shellRelease() : null);
}

/** Reports uncaught errors of timers, handlers and promises until the returned function is called. */
export function watchScripts(feed: Feed): () => void {
  const tell = (thrown: unknown, trace: string) => {
    if (reloadAfterChunkFailure(thrown)) return;
    const release = blamedBy(trace, feed);
    if (release) reportFault(release, 'script', thrown);
  };
  const onError = ({ error, message, filename }: ErrorEvent) =>
    tell(error ?? message, `${traceOf(error)} ${filename}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason, traceOf(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
