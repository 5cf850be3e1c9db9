import { useState } from 'react';

const key = 'copper-carrot.put-away-changes';
/** More than anybody reads again; older ones come back then. */
const most = 100;

function read(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Whether somebody has read what became of changes and put that away, in this browser. */
export function usePutAway(changeId: number): { isAway: boolean; putAway: () => void } {
  const [away, setAway] = useState(read);
  return {
    isAway: away.includes(changeId),
    putAway() {
      const next = [...read().filter((id) => id !== changeId), changeId].slice(-most);
      setAway(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // A closed or full storage: it is then put away until the next reload.
      }
    },
  };
}
