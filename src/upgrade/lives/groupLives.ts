import type {NameLife} from './nameLife.ts';

/** An export or a type with the lives of its members. */
export type LifeGroup = {readonly owner: NameLife; readonly members: readonly NameLife[]};

/** Puts members below their owners, in the order of the owners; a member without one is left out. */
export function groupLives(lives: readonly NameLife[]): readonly LifeGroup[] {
  return lives
    .filter(({name}) => !name.includes('.'))
    .map((owner) => ({
      owner,
      members: lives.filter(({name}) => name.startsWith(`${owner.name}.`)),
    }));
}
