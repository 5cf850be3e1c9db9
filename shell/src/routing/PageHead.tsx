import { useLayoutEffect, useState } from 'react';
import { type PageHead as Head, routeHead } from '@copper-carrot/contracts';
import { pageTitle } from './page-title';
import { type Page } from './resolve-page';

interface Props {
  page: Page;
  /** What the screen on show says of itself, if it does. */
  own: Head | null;
  /** An error page stands in the screen's place, and says its title itself. */
  failed: boolean;
}

const serversWords =
  'title, meta[name="description"], link[rel="canonical"], meta[name="robots"], script[type="application/ld+json"], meta[property^="og:"], meta[name^="twitter:"]';

const address = ({ canonical }: Head) => new URL(canonical, window.location.origin).href;

/** Whether the server has said in the head what the first page is. */
const isDescribed = () => document.head.querySelector('link[rel="canonical"], meta[name="robots"]') !== null;

/** Whether the server has said the same of the first page; it says more besides: what the page holds, for a search engine. */
const serverSays = (head: Head) =>
  document.title === pageTitle(head.title) &&
  document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href === address(head);

/** The document's head. The first page has the one that the server gave it, until the screen says something else. */
export function PageHead({ page, own, failed }: Props) {
  const [first] = useState(page);
  // Before anything of ours is in the head.
  const [servers] = useState(() => document.head.querySelectorAll(serversWords));
  const [isOurs, setOurs] = useState(() => !isDescribed());
  if (!isOurs && (page !== first || failed || (own && !serverSays(own)))) setOurs(true);
  return isOurs && <OwnHead page={page} own={own} failed={failed} servers={servers} />;
}

function OwnHead({ page, own, failed, servers }: Props & { servers: NodeListOf<Element> }) {
  // Of two titles, or two descriptions, the server's would be in force.
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
