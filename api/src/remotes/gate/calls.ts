import { callShapes, type CallShape, type CallShapes } from '@copper-carrot/contracts';
import { own } from '../../own';
import type { Declared, Finding, GateSite } from './finding';
import { type Misfit, misfits } from './shapes-fit';

const finding = (operation: string, what: string, mend: string): Finding => ({
  check: 'calls',
  where: operation,
  what,
  mend,
});
const worded = (part: string, { field, what }: Misfit) => `${field ? `${field} of ${part}` : part} ${what}`;

function compare(
  operation: string,
  { built, now }: { built: CallShape; now: CallShape },
  { ofBuild, ofSite }: { ofBuild: CallShapes; ofSite: CallShapes },
): Finding[] {
  const sends = (part: string, one: CallShape['body'], other: CallShape['body']) =>
    one === undefined && other === undefined
      ? []
      : misfits(
          { shape: one ?? 'absent', shapes: ofBuild.sent },
          { shape: other ?? 'absent', shapes: ofSite.sent },
          true,
        ).map((each) =>
          finding(
            operation,
            worded(part, each),
            'Build the release against the API that is live, or let the API take both for as long as releases send the old one.',
          ),
        );
  const answers =
    built.answer === undefined
      ? []
      : misfits(
          { shape: now.answer ?? 'absent', shapes: ofSite.answered },
          { shape: built.answer, shapes: ofBuild.answered },
          false,
        ).map((each) =>
          finding(
            operation,
            worded('the answer', each),
            'Build the release against the API that is live, or let the API answer it for as long as releases read it.',
          ),
        );
  return [
    ...sends('the query', built.query, now.query),
    ...sends('the body', built.body, now.body),
    ...answers,
  ];
}

/** Checks that the API still has every operation that a release calls, accepts what it sends, and returns what it reads. */
export function checkCalls({ manifest }: Declared, { document }: Pick<GateSite, 'document'>): Finding[] {
  const { calls } = manifest;
  if (!calls) return [];
  const ofSite = callShapes(document, Object.keys(calls.operations));
  return Object.entries(calls.operations).flatMap(([operation, built]) => {
    const now = own(ofSite.operations, operation);
    return now
      ? compare(operation, { built, now }, { ofBuild: calls, ofSite })
      : [
          finding(
            operation,
            `The API has no ${operation}`,
            'Ship the API that has it first, or build against the one that is live.',
          ),
        ];
  });
}
