import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const keyOf = (packageId: number) => `copper-carrot.referral.${packageId}`;

/** Whether a referral link led to this package; kept over a reload and a sign-in. */
export function useReferral(packageId: number): boolean {
  const { search } = useLocation();
  const isInLink = new URLSearchParams(search).get('is_referral') === 'true';
  const [wasReferred] = useState(() => isInLink || isKept(packageId));
  const isReferral = wasReferred || isInLink;
  useEffect(() => {
    if (isReferral) keep(packageId);
  }, [isReferral, packageId]);
  return isReferral;
}

/** Clears the referral after its order was created. */
export function spendReferral(packageId: number): void {
  try {
    sessionStorage.removeItem(keyOf(packageId));
  } catch {
    // Without storage nothing was kept.
  }
}

function isKept(packageId: number): boolean {
  try {
    return sessionStorage.getItem(keyOf(packageId)) !== null;
  } catch {
    return false;
  }
}

function keep(packageId: number): void {
  try {
    sessionStorage.setItem(keyOf(packageId), 'true');
  } catch {
    // Without storage the referral lasts as long as the page.
  }
}
