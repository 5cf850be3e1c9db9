import { expect, type Frame, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions, type SerialContextObject } from 'axe-core';

// React Aria's live announcer refers to removed elements for some seconds.
const exclude: SerialContextObject['exclude'] = [
  ['[data-live-announcer]'],
  { fromFrames: ['iframe', '[data-live-announcer]'] },
];
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Passing elements are not read, so axe need not name them.
  resultTypes: ['violations'],
  // Each frame has axe already; by default axe skips a frame that does not answer within half a second.
  pingWaitTime: 0,
};

/** Replaces WeakMap and WeakSet by a property on the object. */
const onTheObject = `class {
  key = Symbol();
  has(of) { return this.key in of; }
  get(of) { return of[this.key]; }
  set(of, value) { of[this.key] = value; return this; }
  add(of) { of[this.key] = true; return this; }
  delete(of) { return delete of[this.key]; }
}`;
/**
 * axe in two thirds of the time: it keeps the parts of each color in WeakMaps, and creates colors for every
 * text.
 */
const quickAxe = `((WeakMap, WeakSet) => {${axe.source}\n})(${onTheObject}, ${onTheObject});`;

/** A focusable cell of a grid: its contents are pressed, not the cell. */
const isGridCell = /^<td\b[^>]* role="gridcell"/;

/**
 * Checks the page with its frames against WCAG 2.2 AA; `where` names the screen in a failure. Under a modal
 * dialog only the dialog is checked.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  let look = await lookAt(page);
  // Contrast during a fade is wrong, so the check is repeated.
  for (let again = 0; look.moved && look.violations.length > 0 && again < 3; again += 1)
    look = await lookAt(page);
  const found = look.violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'target-size' && isGridCell.test(html)))
      .map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found, `what axe finds on ${where}`).toEqual([]);
}

const phone = { width: 390, height: 844 };

/** The same also at phone width, without horizontal overflow, for screens that no phone journey visits. */
export async function expectAccessibleOnPhoneToo(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  const size = page.viewportSize();
  if (!size || size.width <= phone.width) return;
  await page.setViewportSize(phone);
  await expectAccessible(page, `${where}, on a phone`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `how far ${where} can be pushed aside on a phone`).toBe(0);
  await page.setViewportSize(size);
}

interface Look {
  violations: Result[];
  /** Whether an animation began during the check. */
  moved: boolean;
}

/** Runs axe on the page with all frames, which are of the same origin. */
async function lookAt(page: Page): Promise<Look> {
  const site = new URL(page.url()).origin;
  for (const frame of page.frames())
    await giveAxe(frame, site).catch((error: unknown) => {
      // A frame of the previous screen, such as the sign-in form, may disappear.
      if (!frame.isDetached()) throw error;
    });
  return page.evaluate(
    async (asked) => {
      const nextPicture = () => new Promise((done) => requestAnimationFrame(done));
      // Waits for fades, which change contrast, but not for endless animations such as skeletons.
      const isStill = () =>
        document.querySelector('[data-entering], [data-exiting]') === null &&
        document
          .getAnimations()
          .every(
            (each) =>
              each.playState !== 'running' || each.effect?.getComputedTiming().iterations === Infinity,
          );
      // An animation may start a frame after its element appears.
      for (let still = 0; still < 3; still = isStill() ? still + 1 : 0) await nextPicture();
      let moved = false;
      const note = () => {
        moved = true;
      };
      const beginnings = ['transitionrun', 'animationstart'];
      beginnings.forEach((name) => document.addEventListener(name, note, true));
      // The last opened dialog is the last in the document.
      const hides = document.getElementById('main')?.closest('[aria-hidden="true"], [inert]');
      const dialogs = document.querySelectorAll(
        '[role="dialog"], [role="alertdialog"]:not([aria-modal="false"])',
      );
      const dialog = hides ? [...dialogs].at(-1) : undefined;
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: dialog ?? document, exclude: asked.exclude },
        asked.options,
      );
      // The page reports it with the next frame.
      for (let pictures = 0; pictures < 2; pictures += 1) await nextPicture();
      beginnings.forEach((name) => document.removeEventListener(name, note, true));
      return { violations, moved };
    },
    { exclude, options },
  );
}

async function giveAxe(frame: Frame, site: string): Promise<void> {
  expect(await frame.evaluate(() => window.origin), `where the frame ${frame.url()} is from`).toBe(site);
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(quickAxe);
}
