import {readFileSync, readdirSync} from 'node:fs';

/** Returns the resident bytes of all processes of a group, or 0 where the system does not tell. */
export function groupMemory(group: number): number {
  return listProcesses()
    .filter((id) => groupOf(readQuietly(`/proc/${id}/stat`)) === group)
    .reduce((sum, id) => sum + residentBytes(readQuietly(`/proc/${id}/status`)), 0);
}

/** Reads the process group from a line of `/proc/<id>/stat`; the name in it may hold spaces and brackets. */
export function groupOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

/** Reads the resident bytes from `/proc/<id>/status`. */
export function residentBytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

function listProcesses(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** A process may end between being listed and being read. */
function readQuietly(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
