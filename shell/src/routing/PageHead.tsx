import { useLayoutEffect, useState } from 'react';
import { type PageHead as Head, routeHead } from '@copper-carrot/contracts';
import { pageTitle } from './page-title';
import { type Page } from './resolve-page';

interface Props {
  page: Page;
  /** The head that the screen has set. */
  own: Head | null;
  /** An error page replaced the screen and sets its own title. */
  failed: boolean;
}

const serversWords =
  'title, meta[name="description"], link[rel="canonical"], meta[name="robots"], script[type="application/ld+json"], meta[property^="og:"], meta[name^="twitter:"]';

const address = ({ canonical }: Head) => new URL(canonical, window.location.origin).href;

/** Whether the server rendered the head of the first page. */
const isDescribed = () => document.head.querySelector('link[rel="canonical"], meta[name="robots"]') !== null;

/**
 * Whether the server's head equals this one; it also has structured data for search engines, so it is kept.
 */
const serverSays = (head: Head) =>
  document.title === pageTitle(head.title) &&
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href === address(head);

/** The document's head. The server's head of the first page stays until the screen sets another. */
export function PageHead({ page, own, failed }: Props) {
  const [first] = useState(page);
  // Collected before our own elements are added.
  const [servers] = useState(() => document.head.querySelectorAll(serversWords));
  const [isOurs, setOurs] = useState(() => !isDescribed());
  if (!isOurs && (page !== first || failed || (own && !serverSays(own)))) setOurs(true);
  return isOurs && <OwnHead page={page} own={own} failed={failed} servers={servers} />;
}

function OwnHead({ page, own, failed, servers }: Props & { servers: NodeListOf<Element> }) {
  // With two titles or descriptions, the server's would win.
  useLayoutEffect(() => servers.forEach((element) => element.remove()), [servers]);
  if (failed || page.kind === 'error') return <meta name="robots" content="noindex" />;
  const head = own ?? routeHead(page.entry);
  return (
    <>
      <title>{pageTitle(own?.title ?? page.entry.title)}</title>
      {head && <meta name="description" content={head.description} />}
      {head && <link rel="canonical" href={address(head)} />}
      {(!head || head.unlisted) && <meta name="robots" content="noindex" />}
    </>
  );
}
