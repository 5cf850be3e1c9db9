// @ts-check

/** Where the sources of the packages that Node runs lie, and where each is compiled to. @type {Record<string, string>} */
export const serverFolders = {
  'contracts/src': 'contracts/dist',
  'local-services/src': 'local-services/dist',
  'api/src': 'api/dist/src',
};
