/** Subjects as CONTRIBUTING.md asks for them: with a scope and the issue, and no longer than `git log --oneline` shows. */
export default {
  extends: ['@commitlint/config-conventional'],
  // Renovate's: what they are about is their pull request, which has no number yet.
  ignores: [(message) => /^build\((?:deps|ci)\): (?:update|pin|replace) /i.test(message)],
  rules: {
    'header-max-length': [2, 'always', 72],
    'scope-empty': [2, 'never'],
    'references-empty': [2, 'never'],
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
