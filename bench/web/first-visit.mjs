// @ts-check
import { readFileSync } from 'node:fs';
import { goals } from '../../scripts/checks/goals.mjs';
import { builtScripts } from '../../scripts/checks/page-scripts.mjs';

/** @import { Figure } from '../../scripts/checks/goals.mjs' */
/** @import { Visit } from './visit.mjs' */

const budgets = JSON.parse(readFileSync(new URL('../../scripts/budgets.json', import.meta.url), 'utf8'));

/**
 * The goals of a page's first visit: its scripts have the budget of that page, or of all pages.
 * @param {string} path
 * @param {Visit} visit
 * @param {Visit} empty of an empty page in the same run
 * @returns {Figure[]}
 */
export function firstVisit(path, { largestPaint, layoutShift, blocked, scripts, rounds }, empty) {
  const built = builtScripts(path);
  const { largestPaint: paint, layoutShift: shift, blocked: long, trips } = goals.firstVisit;
  return [
    {
      figure: `${path}: largest paint, beside that of an empty page`,
      found: largestPaint / empty.largestPaint,
      ...paint,
    },
    { figure: `${path}: layout shift`, found: layoutShift, goal: shift },
    {
      figure: `${path}: time that long tasks took, beside the largest paint of an empty page`,
      found: blocked / empty.largestPaint,
      ...long,
    },
    { figure: `${path}: scripts`, found: scripts, goal: budgets.pages[path] ?? budgets.page, unit: 'KB' },
    // The page must load exactly the scripts that the build counts.
    ...(built === undefined
      ? []
      : [
          {
            figure: `${path}: scripts, as many as were built for it`,
            found: Math.abs(scripts - built),
            goal: 0,
            counted: true,
          },
        ]),
    // Only pages with a demo picture have round trips to it.
    ...(rounds > 0 ? [{ figure: `${path}: trips to the first picture`, found: rounds, goal: trips }] : []),
  ];
}
