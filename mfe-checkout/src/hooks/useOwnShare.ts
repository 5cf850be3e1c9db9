import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { pickedKey, shareToAgree, type Picked } from '../poll/own-share';

/** The eater's share as the API's refusal reports it; null for other refusals. */
function toldShare({ cause }: WriteFailure): number | null {
  if (!isApiFailure(cause) || !cause.says(errorCodes.poll.shareChanged)) return null;
  const { own_share: share } = cause.payload.context ?? {};
  return typeof share === 'number' ? share : null;
}

/**
 * The share of a meal that its eater pays and agrees to: by the prices read, or by the API's
 * refusal of an older share.
 */
export function useOwnShare(poll: Schemas['PublicPoll']) {
  const [told, setTold] = useState<{ key: string; share: number } | null>(null);
  return {
    shareOf: (picked: Picked): number =>
      told?.key === pickedKey(picked) ? told.share : shareToAgree(poll, picked),
    /** Records the new share of a refusal; returns whether the share was the reason. */
    hear: (failure: WriteFailure, picked: Picked): boolean => {
      const share = toldShare(failure);
      if (share !== null) setTold({ key: pickedKey(picked), share });
      return share !== null;
    },
  };
}
