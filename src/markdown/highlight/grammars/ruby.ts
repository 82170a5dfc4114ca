import type {Prism} from 'prism-react-renderer';

/** Podfiles and podspecs. */
export const ruby: Prism.Grammar = {
  comment: {pattern: /#(?!\{).*/, greedy: true},
  function: {pattern: /\b[a-z_]\w*[!?]?(?=\(|[ \t]+['":])/, greedy: true},
  string: [
    {
      pattern: /"(?:\\.|[^"\\\n])*"/,
      greedy: true,
      inside: {interpolation: /#\{[^}]*\}/},
    },
    {pattern: /'(?:\\.|[^'\\\n])*'/, greedy: true},
  ],
  symbol: [{pattern: /(^|[^:\w]):[a-zA-Z_]\w*/, lookbehind: true}, /\b[a-zA-Z_]\w*:(?!:)/],
  keyword:
    /\b(?:and|begin|class|def|do|each|else|elsif|end|ensure|false|if|in|module|next|nil|not|or|require|require_relative|rescue|return|self|then|true|unless|while|yield)\b/,
  number: /\b\d[\d_]*(?:\.\d+)?\b/,
  'class-name': /\b[A-Z]\w*/,
};
