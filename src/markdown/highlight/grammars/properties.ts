import type {Prism} from 'prism-react-renderer';

/** Files such as `gradle.properties`. */
export const properties: Prism.Grammar = {
  comment: /^[ \t]*[#!].*$/m,
  property: /^[ \t]*[^\s#!=:]+(?=[ \t]*[=:])/m,
  'attr-value': {pattern: /([=:][ \t]*)[^\s].*$/m, lookbehind: true},
};
