/** A remote that takes its own changes. */
export interface HotRemote {
  hash(): string;
  update(): Promise<void>;
}

interface Shown {
  style: { cssText: string };
  textContent: string;
  setAttribute(name: string, value: string): void;
  addEventListener(event: string, call: () => void): void;
  append(...children: Shown[]): void;
  remove(): void;
}

/** What is asked of the page's window. */
export interface LiveWindow {
  copperCarrotLive?: {
    listen(line: string): void;
    fail(name: string, text: string): void;
    mend(name: string): void;
    take(name: string, remote: HotRemote): void;
  };
  /** By which React tells who redraws what. */
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: { renderers?: Map<number, { scheduleRefresh?: unknown }> };
  location: { reload(): void };
  addEventListener(
    event: 'copper-carrot:fault',
    call: (fault: { detail: { name: string; kind: string; text: string } }) => void,
  ): void;
  console: { info(...words: unknown[]): void };
  document: { documentElement: Shown; createElement(tag: string): Shown };
  EventSource: new (line: string) => {
    addEventListener(event: string, call: (message: { data: string }) => void): void;
  };
}
