import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { type PagesProps } from './routing/Pages';

/** Draws the page; throws without its root element. */
export function draw(props: PagesProps): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  const root = createRoot(element);
  // A transition is drawn in slices of a few milliseconds: whoever presses early is answered between them.
  startTransition(() =>
    root.render(
      <BrowserRouter>
        <App {...props} />
      </BrowserRouter>,
    ),
  );
}
