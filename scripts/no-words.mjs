/** Replaces the strings of unsupported languages: see shared-ui/src/theme/locale.ts. */
export default {};
