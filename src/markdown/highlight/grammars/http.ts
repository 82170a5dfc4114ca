import type {Prism} from 'prism-react-renderer';

/** Requests and answers of a server. */
export const http: Prism.Grammar = {
  keyword: /^(?:DELETE|GET|PATCH|POST|PUT|HTTP\/\d(?:\.\d)?)\b/m,
  property: /^[A-Za-z][\w-]*(?=: )/m,
  string: {pattern: /"(?:\\.|[^"\\\n])*"/, greedy: true},
  number: /\b\d+\b/,
};
