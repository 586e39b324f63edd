import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'src/generated',
      'src/engine/dist',
      'test-results',
      'playwright-report',
    ],
  },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // It does not see the compiler's accessibility warnings, so it takes every ignore for unused.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['src/games/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/net/*', '**/session.svelte'],
              message: 'A game draws and asks; the session travels.',
            },
          ],
        },
      ],
    },
  },
);
