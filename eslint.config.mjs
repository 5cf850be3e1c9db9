import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { componentsApart } from './scripts/lint/components-apart.mjs';
import { errorSentences } from './scripts/lint/error-sentences.mjs';
import { ownStyles } from './scripts/lint/own-styles.mjs';

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

/** What the router may take back, and a hook that knows nothing in a slot: wherever routes are handed a location it says POP. */
const routerInsides = {
  group: ['react-router', 'react-router-dom'],
  importNamePattern: '^(UNSAFE_|unstable_|useNavigationType$)',
  message: "Use the router's public parts.",
};
const sharedInParts = [
  {
    name: '@copper-carrot/shared-ui',
    message:
      'Import the component by its own name, such as @copper-carrot/shared-ui/Button: each is shared by itself.',
  },
  {
    name: 'react-router',
    message: 'Import from react-router-dom: shell/src/shared says what of it is shared.',
  },
];
const stateful =
  'State is for contracts/runtime, or for an entry that the shell alone brings (scripts/shared-entries.cjs): here each build has a copy.';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      '**/test-results/**',
      'contracts/src/generated/**',
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
    // What is thrown is nobody's sentence until messageOf() has looked at it.
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.*',
      '**/{test,testing}/**',
      'shell/src/slot/*.ts',
      'shell/src/errors/chunk-reload.ts',
    ],
    plugins: { 'error-sentences': { rules: { 'message-of': errorSentences } } },
    rules: { 'error-sentences/message-of': 'error' },
  },
  {
    // Two teams' remotes stand in one page: the look of all of it is the shell's. The build asks the same of what it bundles.
    files: ['mfe-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/test/**'],
    plugins: { styles: { rules: { 'own-only': ownStyles } } },
    rules: { 'styles/own-only': 'error' },
  },
  {
    // `npm run dev` changes a component in the open page where its file exports nothing else.
    files: ['mfe-*/src/**/*.tsx'],
    ignores: ['**/*.test.*', '**/test/**'],
    plugins: { hot: { rules: { 'components-apart': componentsApart } } },
    rules: { 'hot/components-apart': 'error' },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [routerInsides] }] },
  },
  {
    files: ['{shared-ui,mfe-*}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: sharedInParts }] },
  },
  {
    // Each build has pure parts of its own; what holds state must be one for all.
    files: ['contracts/src/**/*.ts', 'shared-ui/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{test,stories}.*',
      'contracts/src/{runtime,testing}/**',
      'shared-ui/src/Form/form-errors.ts',
      'shared-ui/src/StyleGuide/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
          message: stateful,
        },
        { selector: 'CallExpression[callee.name="createContext"]', message: stateful },
      ],
    },
  },
  {
    files: ['{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/src/{test,testing}/**'],
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
          paths: sharedInParts,
          patterns: [
            {
              group: ['mfe-*/**', '@copper-carrot/mfe-*'],
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
          // Called, handed on as a value, or taken out of its class.
          selector:
            ':matches(MemberExpression[object.name="Date"], MemberExpression[object.property.name="Date"])[property.name="now"], VariableDeclarator[init.name="Date"]',
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
