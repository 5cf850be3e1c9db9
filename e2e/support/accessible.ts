import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions, type SerialContextObject } from 'axe-core';

// React Aria's announcer keeps pointing at what it read out for some seconds, also when that is gone.
const context: SerialContextObject = {
  exclude: [['[data-live-announcer]'], { fromFrames: ['iframe', '[data-live-announcer]'] }],
};
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Of what is as it should be nobody reads how it is called.
  resultTypes: ['violations'],
  // Each frame has axe already: a busy one is waited for, where axe would leave it out after half a second.
  pingWaitTime: 0,
};

/** Stands in for a WeakMap and a WeakSet, and keeps what is said of an object on the object itself. */
const onTheObject = `class {
  key = Symbol();
  has(of) { return this.key in of; }
  get(of) { return of[this.key]; }
  set(of, value) { of[this.key] = value; return this; }
  add(of) { of[this.key] = true; return this; }
  delete(of) { return delete of[this.key]; }
}`;
/**
 * axe as it finds the same in two thirds of the time: it holds the parts of each colour in WeakMaps of their own, and makes
 * some colours for each word that stands on something.
 */
const quickAxe = `((WeakMap, WeakSet) => {${axe.source}\n})(${onTheObject}, ${onTheObject});`;

/** Where a keyboard stands in a table of commands: nothing that a pointer presses, but what lies in it. */
const isGridCell = /^<td\b[^>]* role="gridcell"/;

/** Holds the page as it stands, frames included, against WCAG 2.2 AA; `where` names the screen in a failure. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  let look = await lookAt(page);
  // What a page says of its colours while one fades into another is nobody's fault.
  for (let again = 0; look.moved && look.violations.length > 0 && again < 3; again += 1)
    look = await lookAt(page);
  const found = look.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && isGridCell.test(html)))
      .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found, `what axe finds on ${where}`).toEqual([]);
}

interface Look {
  violations: Result[];
  /** Whether something began to move while axe looked. */
  moved: boolean;
}

/** Lets the page ask its frames, in one go, which takes that all of them are the site's own. */
async function lookAt(page: Page): Promise<Look> {
  const site = new URL(page.url()).origin;
  for (const frame of page.frames())
    await giveAxe(frame, site).catch((error: unknown) => {
      // A frame that leaves with the screen before, such as the form one signed in by, is nothing to look at.
      if (!frame.isDetached()) throw error;
    });
  return page.evaluate(
    async (asked) => {
      const nextPicture = () => new Promise((done) => requestAnimationFrame(done));
      // Half-way through a fade the contrast is wrong; what runs for ever, such as a skeleton's breathing, is not waited for.
      const isStill = () =>
        document.querySelector('[data-entering], [data-exiting]') === null &&
        document
          .getAnimations()
          .every(
            (each) =>
              each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity,
          );
      // What comes in is there, and still, for one picture before it begins to move.
      for (let still = 0; still < 3; still = isStill() ? still + 1 : 0) await nextPicture();
      let moved = false;
      const note = () => {
        moved = true;
      };
      const beginnings = ['transitionrun', 'animationstart'];
      beginnings.forEach((name) => document.addEventListener(name, note, true));
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        asked.context,
        asked.options,
      );
      // The page says so with its next picture.
      for (let pictures = 0; pictures < 2; pictures += 1) await nextPicture();
      beginnings.forEach((name) => document.removeEventListener(name, note, true));
      return { violations, moved };
    },
    { context, options },
  );
}

async function giveAxe(frame: Frame, site: string): Promise<void> {
  expect(await frame.evaluate(() => window.origin), `where the frame ${frame.url()} is from`).toBe(site);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(quickAxe);
}
