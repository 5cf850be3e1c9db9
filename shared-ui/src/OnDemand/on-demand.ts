import { notify } from '@copper-carrot/contracts/runtime';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

const missing = 'This part of the page did not load. Please check your connection and try again.';

/** A part of a page whose code comes when somebody is about to want it. */
export interface OnDemand<Props extends object> {
  /** Draws it; nothing until it is there. */
  Part: (props: Props) => ReactNode;
  isThere: () => boolean;
  load: () => Promise<void>;
  /** For what surrounds the way to it: whoever points there or comes by the keyboard will want it in a moment. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
  /** Does what needs it: at once, or when it has come. Where it does not come the person is told, and may try again. */
  whenThere: (then: () => void, otherwise?: () => void) => Promise<void> | undefined;
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    if (loaded) return Promise.resolve();
    coming ??= load()
      .then((component) => {
        loaded = component;
      })
      .finally(() => {
        coming = undefined;
      });
    return coming;
  };
  // A failure now is nobody's yet: whoever wants the part asks again.
  const prepare = () => void begin().catch(() => undefined);
  return {
    Part: (props) => loaded && createElement(loaded, props),
    isThere: () => loaded !== undefined,
    load: begin,
    intent: { onPointerEnter: prepare, onFocus: prepare },
    whenThere: (then, otherwise) => {
      if (loaded) return void then();
      return begin().then(then, () => {
        notify({ kind: 'error', message: missing });
        otherwise?.();
      });
    },
  };
}

const occasions = ['online', 'pointerdown', 'keydown'] as const;

/** Loads a part as soon as it is wanted, asks again where it did not come, and says whether it can be drawn. */
export function useOnDemand(
  { isThere, load, whenThere }: Pick<OnDemand<never>, 'isThere' | 'load' | 'whenThere'>,
  isWanted: boolean,
  otherwise?: () => void,
): boolean {
  const [canDraw, setCanDraw] = useState(isThere);
  useEffect(() => {
    if (!isWanted || canDraw) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = () => setCanDraw(true);
    // Where nothing is pressed for it, the line that is back or the person's next act asks again, without words.
    const waitForMore = () => {
      if (!signal.aborted) for (const event of occasions) addEventListener(event, again, { signal });
    };
    const again = () => {
      for (const event of occasions) removeEventListener(event, again);
      void load().then(show, waitForMore);
    };
    void whenThere(show, () => {
      otherwise?.();
      waitForMore();
    });
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once each time that it is wanted
  }, [isWanted, canDraw]);
  return canDraw;
}
