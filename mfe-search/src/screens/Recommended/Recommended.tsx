import { pageHeads, pageSlug } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useParams } from 'react-router-dom';
import { usePageHead } from '../../hooks/usePageHead';
import { useLikelyPlace, usePlaces } from '../../hooks/usePlaces';
import { ForAnyone } from './ForAnyone';
import { ForYou } from './ForYou';
import { MoreLike } from './MoreLike';

/** Recommendations: packages like the named one, else for this person, else popular ones (2 §2). */
export default function Recommended() {
  const { packageId } = useParams();
  return packageId ? <MoreLike key={packageId} which={pageSlug(packageId)} /> : <Picks />;
}

function Picks() {
  usePageHead(pageHeads.recommended(null));
  const user = useUser();
  const known = usePlaces();
  const place = useLikelyPlace(known.places);
  return user ? (
    <ForYou user={user} place={place} known={known} />
  ) : (
    <ForAnyone place={place} known={known} />
  );
}
