import { useEffect, useState } from 'react';
import { events } from '@copper-carrot/contracts/runtime';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';

/** Reads the title of each new page out to people who can't see that it changed. */
export function RouteAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let first = true;
    return events.on('page.viewed@1', (viewed) => {
      // The browser itself reads the first page's title.
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
