/** What a person asks for: a release post, dated. */
export type PostRequest = {
  readonly version: string;
  readonly slug: string;
  readonly date: string;
};

const USAGE = 'Usage: npm run new:post 2.8.9, or npm run new:post 2.8.9 2025-09-01';

/** Reads the command line, or says in one sentence what is wrong with it; `today` is an ISO date. */
export function readPostRequest(
  args: readonly string[],
  existing: readonly string[],
  today: string,
): PostRequest {
  const [version, date = today, ...rest] = args;
  if (version === undefined || rest.length > 0) throw new Error(USAGE);
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`"${version}" is not a release such as 2.8.9. ${USAGE}`);
  if (!isDate(date)) throw new Error(`"${date}" is not a date such as 2025-09-01. ${USAGE}`);
  if (date > today)
    throw new Error(`${date} is in the future: a post is dated when the release is out.`);
  const slug = `v${version.replaceAll('.', '-')}-release`;
  if (existing.includes(slug))
    throw new Error(`There is a post on ${version} already, with the slug "${slug}".`);
  return {version, slug, date};
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
