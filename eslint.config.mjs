import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import {packageRules, roomRules} from './rooms.mjs';

export default tseslint.config(
  {
    ignores: [
      // Built sites.
      'build',
      'packages/*/dist',
      'tests/faults/**/build',
      'deploy/generated',
      '**/.docusaurus',
      '.cache',
      '**/fixtures/**',
      '**/_samples/**',
      'bench/peers',
    ],
  },
  ...tseslint.configs.strict,
  {
    plugins: {'react-hooks': reactHooks, 'simple-import-sort': importSort},
    rules: {
      ...reactHooks.configs.recommended.rules,
      // What has effects first, then Node, packages, and own files from far to near; npm run format sorts.
      'simple-import-sort/imports': [
        'error',
        {groups: [['^\\u0000', '^node:', '^@?\\w', '^@/|^@site/|^#', '^\\.\\.', '^\\.']]},
      ],
      'max-lines': ['error', {max: 250}],
      eqeqeq: 'error',
      'no-console': ['error', {allow: ['warn', 'error', 'info']}],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  // In this order: what a room says of its imports takes the place of the general rule.
  ...packageRules,
  ...roomRules,
  // Loaders of the bundler, which it runs as CommonJS.
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
);
