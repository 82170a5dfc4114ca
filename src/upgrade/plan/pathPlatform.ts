import {namePlatform} from '../../library/platforms.ts';
import type {Platform} from '../../library/surface/surface.ts';

/** The platform of an export or of a member, as its name and that of its owner say. */
export function pathPlatform(path: string): Platform {
  const [owner = '', member] = path.split('.');
  const ofOwner = namePlatform(owner);
  return member === undefined ? ofOwner : namePlatform(member, ofOwner);
}
