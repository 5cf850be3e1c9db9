/** In the place of the words of a language that the site does not speak: see shared-ui/src/theme/locale.ts. */
export default {};
