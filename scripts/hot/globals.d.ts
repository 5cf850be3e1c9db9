/** Provided by webpack in each module. */
interface ImportMeta {
  webpackHot: { status(): string; check(autoApply: boolean): Promise<unknown> };
}
declare const __resourceQuery: string;
declare const __webpack_hash__: string;
