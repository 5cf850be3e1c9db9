import { focusFirstError } from '@copper-carrot/shared-ui/Form';
import { useEffect, useState } from 'react';
import { type Place, sectionId } from '../checkout/sections';

/** Scrolls to a part of the page and focuses its first error, else its heading. */
export function useGoTo(): (place: Place) => void {
  const [target, setTarget] = useState<{ place: Place }>();
  useEffect(() => {
    if (!target) return;
    // In a timer: leaving a number field renders synchronously, which React forbids inside an
    // effect.
    const timer = setTimeout(() => show(sectionId(target.place)));
    return () => clearTimeout(timer);
  }, [target]);
  return (place) => setTarget({ place });
}

function show(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  // For a submit, the pressed button stays in view.
  if (id === sectionId('submit')) return element.scrollIntoView({ behavior, block: 'nearest' });
  const isAsked = focusFirstError(element) || element.querySelector('[data-form-message]') !== null;
  if (!isAsked) element.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  // Scrolls to the section's heading, unless the invalid field would then be below the fold.
  const field = document.activeElement;
  const reach = (field?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().top;
  if (field && reach > window.innerHeight * 0.7) field.scrollIntoView({ behavior, block: 'center' });
  else element.scrollIntoView({ behavior, block: 'start' });
}
