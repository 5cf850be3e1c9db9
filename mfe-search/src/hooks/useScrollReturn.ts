import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const storageKey = (key: string) => `copper-carrot.scroll.${key}`;

/** Coming back to a list shows the place in it that was left; `ready` says that the list is there. */
export function useScrollReturn(ready: boolean): void {
  const { key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        try {
          sessionStorage.setItem(storageKey(key), String(Math.round(window.scrollY)));
        } catch {
          // A closed or full storage only means that the list starts at its top.
        }
      }, 100);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', remember);
    };
  }, [key]);

  useEffect(() => {
    if (!ready || type !== NavigationType.Pop) return;
    let top = 0;
    try {
      top = Number(sessionStorage.getItem(storageKey(key)));
    } catch {
      return;
    }
    if (!top) return;
    // After the shell's own scroll to the top of a new page.
    const frame = requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
    return () => cancelAnimationFrame(frame);
    // Once per arrival: later answers must not move a person who reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [ready]);
}
