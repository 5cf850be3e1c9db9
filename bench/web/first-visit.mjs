// @ts-check
import { readFileSync } from 'node:fs';
import { goals } from '../../scripts/checks/goals.mjs';
import { builtScripts } from '../../scripts/checks/page-scripts.mjs';

/** @import { Figure } from '../../scripts/checks/goals.mjs' */
/** @import { Visit } from './visit.mjs' */

const budgets = JSON.parse(readFileSync(new URL('../../scripts/budgets.json', import.meta.url), 'utf8'));

/**
 * What the first visit of a page is to reach: its scripts the budget of that page, or of every page.
 * @param {string} path
 * @param {Visit} visit
 * @returns {Figure[]}
 */
export function firstVisit(path, { largestPaint, layoutShift, blocked, scripts, rounds }) {
  const built = builtScripts(path);
  const { largestPaintMs, layoutShift: shift, blockedMs, trips } = goals.firstVisit;
  return [
    { figure: `${path}: largest paint`, found: largestPaint, goal: largestPaintMs, unit: 'ms' },
    { figure: `${path}: layout shift`, found: layoutShift, goal: shift },
    { figure: `${path}: time that long tasks took`, found: blocked, goal: blockedMs, unit: 'ms' },
    { figure: `${path}: scripts`, found: scripts, goal: budgets.pages[path] ?? budgets.page, unit: 'KB' },
    // Nothing comes by itself that the build's own count leaves out, and all comes that it holds.
    ...(built === undefined
      ? []
      : [
          {
            figure: `${path}: scripts, as many as were built for it`,
            found: Math.abs(scripts - built),
            goal: 0,
          },
        ]),
    // A page without a picture of the demo has no trips to it.
    ...(rounds > 0 ? [{ figure: `${path}: trips to the first picture`, found: rounds, goal: trips }] : []),
  ];
}
