import type {Prism} from 'prism-react-renderer';

/** Gradle files. */
export const groovy: Prism.Grammar = {
  comment: {pattern: /\/\/.*|\/\*[\s\S]*?\*\//, greedy: true},
  function: {pattern: /\b[a-z]\w*(?=\s*[({]|[ \t]+["'])/, greedy: true},
  string: [
    {
      pattern: /"(?:\\.|[^"\\\n])*"/,
      greedy: true,
      inside: {interpolation: /\$(?:\w+(?:\.\w+)*|\{[^}]*\})/},
    },
    {pattern: /'(?:\\.|[^'\\\n])*'/, greedy: true},
  ],
  annotation: /@[A-Za-z]\w*/,
  keyword:
    /\b(?:apply|as|assert|boolean|class|def|else|false|final|for|if|import|in|instanceof|int|new|null|package|private|public|return|static|this|true|try|catch|void|while)\b/,
  number: /\b\d[\d_]*(?:\.\d+)?\b/,
  'class-name': /\b[A-Z]\w*/,
};
