import type {Prism} from 'prism-react-renderer';

/** Commands as our pages show them: one per line, with options, variables and strings. */
export const bash: Prism.Grammar = {
  comment: {pattern: /(^|\s)#.*/m, lookbehind: true},
  string: [
    {
      pattern: /"(?:\\[\s\S]|[^"\\])*"/,
      greedy: true,
      inside: {variable: /\$(?:\w+|\{[^}]*\})/},
    },
    {pattern: /'[^']*'/, greedy: true},
  ],
  variable: /\$(?:\w+|\{[^}]*\})/,
  option: {pattern: /(\s)--?[a-zA-Z][\w-]*/, lookbehind: true},
  keyword: /\b(?:if|then|else|fi|for|in|do|done|while|export)\b(?=\s|;|$)/m,
  function: {
    pattern: /(^[ \t]*|(?:&&|\|\||[|;(])[ \t]*)[a-zA-Z][\w.-]*(?![\w.-]*=)/m,
    lookbehind: true,
    greedy: true,
  },
  operator: /&&|\|\||[|;><=]/,
};
