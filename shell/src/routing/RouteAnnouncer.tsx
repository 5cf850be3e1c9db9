import { useEffect, useState } from 'react';
import { events } from '@copper-carrot/contracts/runtime';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';

/** Announces the title of each new page to screen readers. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let first = true;
    return events.on('page.viewed@1', (viewed) => {
      // The browser announces the first page's title.
      if (!first) setTitle(viewed.title);
      first = false;
    });
  }, []);
  return (
    <VisuallyHidden>
      <div aria-live="assertive">{title}</div>
    </VisuallyHidden>
  );
}
