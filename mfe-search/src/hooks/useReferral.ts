import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const keyOf = (packageId: number) => `copper-carrot.referral.${packageId}`;

/** Whether a package was reached by somebody's referral: its link says so once, and a reload or a sign-in keeps it. */
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

/** The referral has led to its order: the next one is the person's own. */
export function spendReferral(packageId: number): void {
  try {
    sessionStorage.removeItem(keyOf(packageId));
  } catch {
    // Where storage is closed, nothing was kept.
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
    // A closed or full storage: the referral then lives as long as the page.
  }
}
