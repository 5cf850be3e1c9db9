import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Whose answer it is, what a failure and an ended session do, and how often a press counts, is said in one place: the runtime. */
const oneWay = {
  rules: {
    'read-and-write': {
      meta: { type: 'problem' },
      create: (context) => ({
        ImportDeclaration(node) {
          if (/^swr($|\/)/.test(node.source.value))
            context.report({ node, message: 'Read by useRead or useAsk; useReads changes what was read.' });
        },
        'CallExpression > MemberExpression[object.name="client"]'(node) {
          if (context.filename.endsWith('.tsx'))
            context.report({
              node,
              message: 'Calls stand in an api.ts; hand them to useWrite or useApiForm.',
            });
        },
      }),
    },
  },
};

const remotes = ['mfe-search', 'mfe-checkout', 'mfe-customer', 'mfe-caterer', 'mfe-cares'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/test-results/**',
      'contracts/src/openapi.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Promise-returning handlers are what Express 5, React events and node:test hooks expect.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['{shell,shared-ui,mfe-*}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    // What the shell shares it names itself.
    ignores: ['**/*.test.*', '**/src/test/**', 'shell/src/shared-modules.ts'],
    plugins: { 'one-way': oneWay },
    rules: { 'one-way/read-and-write': 'error' },
  },
  {
    // A remote is loaded at run time through the feed; a static import would be poisoned by one failed load.
    files: ['shell/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: remotes.flatMap((name) => [`${name}/*`, `@copper-carrot/${name}`]),
              message: 'Load remotes with loadRemote().',
            },
          ],
        },
      ],
    },
  },
  {
    // Processes disagree about the time; the database decides.
    files: ['api/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'api/src/{demo,testing}/**', '**/*.factory.ts', 'api/src/clock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Take the time from clock.ts, or let the database write it.',
        },
        {
          selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
          message: 'Take the time from clock.ts; measure how long something takes with performance.now().',
        },
        {
          selector: 'MemberExpression[object.name="DataTypes"][property.name="NOW"]',
          message: "A process's clock: leave it to the column's default, or fn('clock_timestamp').",
        },
        {
          selector:
            ':matches(CallExpression[callee.object.name=/^(request|req)$/][callee.property.name=/^(get|header)$/][arguments.0.value=/^(x-forwarded-)?host$/i], MemberExpression[object.name=/^(request|req)$/][property.name=/^(host|hostname|subdomains)$/])',
          message: "What a request says of its host is anybody's word: take PUBLIC_ORIGIN, or ownOrigins().",
        },
      ],
    },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['scripts/jest.*.cjs'], languageOptions: { globals: globals.jest } },
);
