/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Of types too: what two files say of each other belongs in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remotes-are-apart',
      comment: 'A remote never imports another remote, the shell or the API.',
      severity: 'error',
      from: { path: '^(mfe-[a-z0-9-]+)/' },
      to: {
        path: '^(mfe-[a-z0-9-]+|shell|api|local-services)/',
        pathNot: ['^$1/', '^shell/src/testing/index'],
      },
    },
    {
      name: 'test-kits-are-for-tests',
      severity: 'error',
      from: {
        path: '^(shell|shared-ui|mfe-[a-z0-9-]+)/',
        pathNot: '\\.test\\.tsx?$|/src/test/|^shell/src/testing/',
      },
      to: { path: '^(shell|contracts)/src/testing/' },
    },
    {
      name: 'shell-imports-no-remote',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-|api/|local-services/)' },
    },
    {
      name: 'features-by-their-door',
      comment: 'A feature of the API is entered through its index.ts only.',
      severity: 'error',
      from: { path: '^api/src/([a-z-]+)/', pathNot: '\\.(test|factory)\\.tsx?$' },
      to: {
        path: '^api/src/([a-z-]+)/(?!index\\.ts)',
        pathNot: ['^api/src/$1/', '^api/src/http/', '\\.factory\\.ts$'],
      },
    },
    {
      name: 'contracts-depend-on-nothing',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(api|shell|mfe-|shared-ui|local-services)' },
    },
    {
      name: 'pure-contracts-stay-pure',
      comment:
        'What each build brings for itself must not bring a second copy of what the shell alone holds.',
      severity: 'error',
      from: { path: '^contracts/src/', pathNot: '^contracts/src/(runtime|testing)/|\\.test\\.ts$' },
      to: { path: '^contracts/src/runtime/' },
    },
    {
      name: 'production-never-loads-local-peers',
      severity: 'error',
      from: { path: '^(api|shell|mfe-[a-z0-9-]+|shared-ui)/', pathNot: '\\.test\\.tsx?$|^api/src/testing/' },
      to: { path: '^local-services/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|\\.data|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      // Without it no import of a package by its name is found, and the rules see none.
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
