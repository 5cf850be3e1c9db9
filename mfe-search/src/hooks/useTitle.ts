import { useEffect } from 'react';
import { productName } from '@copper-carrot/contracts';

/** The name of what is shown in the window's title, which its route can't know. */
export function useTitle(name: string): void {
  useEffect(() => {
    // After the shell has set the route's title.
    const timer = setTimeout(() => (document.title = `${name} | ${productName}`));
    return () => clearTimeout(timer);
  }, [name]);
}
