import type {PlanEntry} from '../plan/plan.ts';

/** The name to write instead of the old one; none while a name stays, also where its type is called differently. */
export function successorOf({kind, name, now, deprecated}: PlanEntry): string | undefined {
  if (kind === 'added') return undefined;
  const isSame = now === undefined || ownName(now) === ownName(name);
  return isSame ? deprecated?.replacement : now;
}

/** What a member is called apart from its type. */
function ownName(path: string): string {
  return path.split('.').at(-1) ?? path;
}
