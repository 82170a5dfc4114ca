/**
 * What each room of src may import: itself, the packages, and the rooms named here. Everything else would be an arrow
 * back up. A new room needs a line; eslint.config.mjs turns the table into rules.
 */
const build = ['site', 'content', 'markdown', 'marks', 'checks', 'finish', 'plugins'];

export const rooms = {
  cache: [],
  ...Object.fromEntries(build.map((room, index) => [room, before(index)])),
  inline: ['site'],
  client: ['site'],
  components: ['site', 'content', 'client'],
  theme: ['site', 'content', 'client', 'components'],
  pages: ['site', 'content', 'components'],
};

/** From `checks` on, what a step makes is kept between builds. */
function before(index) {
  return [...build.slice(0, index), ...(index < build.indexOf('checks') ? [] : ['cache'])];
}

/** The rule of a room: no path that leads into a room it may not import. */
function rulesOf(room, allowed) {
  const refused = Object.keys(rooms).filter((name) => name !== room && !allowed.includes(name));
  const message = `src/${room} may import ${allowed.map((name) => `src/${name}`).join(', ') || 'no other room'}; see ARCHITECTURE.md.`;
  const outside = '(?:\\.{1,2}/)+packages/';
  return refuse(`^(?:(?:(?:\\.\\./)+|@site/src/)(?:${refused.join('|')})/|${outside})`, message);
}

function refuse(regex, message) {
  return {'no-restricted-imports': ['error', {patterns: [{regex, message}]}]};
}

/** One configuration of eslint for each room; tests may import what they compare. */
export const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`src/${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: rulesOf(room, allowed),
}));

/** A package is imported by its name, through the doors that its package.json exports, and knows no site. */
export const packageRules = [
  {
    files: ['packages/**/*.{ts,tsx,mts}'],
    rules: refuse(
      '^@site/|^(?:\\.\\./){3,}(?:src|tests|scripts|bench|packages)/',
      'A package may import its own files and other packages by name; see ARCHITECTURE.md.',
    ),
  },
  {
    files: ['{src,tests,scripts,bench}/**/*.{ts,tsx,mts}'],
    rules: refuse(
      '^(?:\\.{1,2}/)+packages/|^@site/packages/',
      'Import a package by its name; its package.json says what it exports.',
    ),
  },
];
