import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is, so that what is drawn in it keeps its text the size of text. */
export function useWidth(before: number): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measure = () => {
      if (watched.clientWidth > 0) setWidth(watched.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
