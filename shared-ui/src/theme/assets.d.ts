/** Files that webpack emits (asset/resource): the import is the file's address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
