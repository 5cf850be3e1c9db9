import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { type Draft, type DraftResult, type DraftUpdate, staleDrafts, updateDrafts } from './api';

/** What was changed of a draft and is not saved yet. */
export type Edit = Partial<Pick<Draft, 'start_time' | 'headcount'>>;

export interface Batch {
  chosen: ReadonlySet<number>;
  choose: (ids: readonly number[], on: boolean) => void;
  edits: ReadonlyMap<number, Edit>;
  edited: number;
  edit: (ids: readonly number[], edit: Edit) => void;
  /** What became of each at the last press. */
  results: ReadonlyMap<number, DraftResult>;
  save: () => Promise<unknown>;
  order: (ids: readonly number[]) => Promise<unknown>;
  remove: (ids: readonly number[]) => Promise<unknown>;
  pending: boolean;
  failure: string | undefined;
}

/** The API takes no more at once. */
const mostAtOnce = 100;

/** Several drafts that are chosen, edited and sent together, each with its own result. */
export function useBatch(): Batch {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [edits, setEdits] = useState<ReadonlyMap<number, Edit>>(new Map());
  const [results, setResults] = useState<ReadonlyMap<number, DraftResult>>(new Map());
  const { run, pending, failure } = useWrite(sendAll, {
    stale: staleDrafts,
    onDone(records) {
      setResults((now) => new Map([...now, ...records.map((each) => [each.id, each] as const)]));
      const done = records.filter(({ error }) => error === null).map(({ id }) => id);
      setEdits((now) => new Map([...now].filter(([id]) => !done.includes(id))));
      setChosen((now) => new Set([...now].filter((id) => !done.includes(id))));
      const failed = records.length - done.length;
      notify(
        failed > 0
          ? { kind: 'error', message: `${count(failed, 'draft')} could not be changed. The list says why.` }
          : { kind: 'success', message: `${count(done.length, 'draft')} done.` },
      );
    },
  });
  return {
    chosen,
    choose: (ids, on) =>
      setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    edits,
    edited: edits.size,
    edit: (ids, edit) =>
      setEdits((now) => new Map([...now, ...ids.map((id) => [id, { ...now.get(id), ...edit }] as const)])),
    results,
    save: () => run([...edits].map(([id, edit]) => ({ id, ...edit }))),
    order: (ids) => run(ids.map((id) => ({ id, ...edits.get(id), create_order: true }))),
    remove: (ids) => run(ids.map((id) => ({ id, remove: true }))),
    pending,
    failure: failure?.message,
  };
}

async function sendAll(updates: readonly DraftUpdate[]): Promise<DraftResult[]> {
  const records: DraftResult[] = [];
  for (let at = 0; at < updates.length; at += mostAtOnce)
    records.push(...(await updateDrafts(updates.slice(at, at + mostAtOnce))).records);
  return records;
}
