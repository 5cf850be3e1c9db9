/** How soon after a window is closed a press may be the second of two (milliseconds), and how near to the first (CSS pixels). */
const soon = 400;
const near = 24;

/** Takes the second of two quick presses, of which the first has closed a window: it does not fall on what stood below. */
export function takeSecond(first: Event | undefined): void {
  // Keys and screen readers press nowhere in particular.
  if (!(first instanceof MouseEvent) || !first.clientX) return;
  const take = (event: MouseEvent) => {
    const away = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (!(away <= near)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('pointerdown', take, true);
  window.addEventListener('click', take, true);
  setTimeout(() => {
    window.removeEventListener('pointerdown', take, true);
    window.removeEventListener('click', take, true);
  }, soon);
}
