import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { useEffect, useState } from 'react';
import { type Place, sectionId } from '../checkout/sections';

/** Takes a person to a part of the page: it comes into sight, and focus goes to its first error, else to its heading. */
export function useGoTo(): (place: Place) => void {
  const [target, setTarget] = useState<{ place: Place }>();
  useEffect(() => {
    if (!target) return;
    // Outside of React's own work: leaving a number field makes it render at once.
    const timer = setTimeout(() => show(sectionId(target.place)));
    return () => clearTimeout(timer);
  }, [target]);
  return (place) => setTarget({ place });
}

function show(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  // What is sent from stays in sight with the button that was pressed.
  if (id === sectionId('submit')) return element.scrollIntoView({ behavior, block: 'nearest' });
  const isAsked = focusFirstError(element) || element.querySelector('[data-form-message]') !== null;
  if (!isAsked) element.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  // The section from its heading on, unless the field in error would lie below the fold.
  const field = document.activeElement;
  const reach = (field?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top;
  if (field && reach > window.innerHeight * 0.7) field.scrollIntoView({ behavior, block: 'center' });
  else element.scrollIntoView({ behavior, block: 'start' });
}
