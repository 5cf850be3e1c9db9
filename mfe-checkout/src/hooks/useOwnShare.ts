import { errorCodes, type Schemas } from '@copper-carrot/contracts';
import { isApiFailure, type WriteFailure } from '@copper-carrot/contracts/runtime';
import { useState } from 'react';
import { pickedKey, shareToAgree, type Picked } from '../poll/own-share';

/** What its eater pays of a meal by now, where that is why it was not taken; otherwise null. */
function toldShare({ cause }: WriteFailure): number | null {
  if (!isApiFailure(cause) || !cause.says(errorCodes.poll.shareChanged)) return null;
  const { own_share: share } = cause.payload.context ?? {};
  return typeof share === 'number' ? share : null;
}

/**
 * What somebody pays themselves of a meal, as they are shown it before they agree: by the prices that the page has read, or by
 * what the API said when it refused what they had seen.
 */
export function useOwnShare(poll: Schemas['PublicPoll']) {
  const [told, setTold] = useState<{ key: string; share: number } | null>(null);
  return {
    shareOf: (picked: Picked): number =>
      told?.key === pickedKey(picked) ? told.share : shareToAgree(poll, picked),
    /** Whether it was refused for that. */
    hear: (failure: WriteFailure, picked: Picked): boolean => {
      const share = toldShare(failure);
      if (share !== null) setTold({ key: pickedKey(picked), share });
      return share !== null;
    },
  };
}
