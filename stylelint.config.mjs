/** One token file, small sheets, no way to win by force. */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', 'node_modules/**', '.docusaurus/**', 'tests/**/fixtures/**'],
  rules: {
    'declaration-no-important': true,
    'selector-max-id': 0,
    'max-nesting-depth': 2,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(-{1,2}[a-z0-9]+)*(__[a-z0-9-]+)?(--[a-z0-9-]+)?$',
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'target-current']}],
  },
};
