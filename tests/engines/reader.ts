import {expect} from 'vitest';
import type {Driver, HeldKey, Key} from './drivers/Driver.ts';

/** What a reader looks for: the first visible element of a selector, or the one that has a text or a name. */
export type Target = {readonly css: string; readonly text?: string; readonly inFrame?: boolean};

/** A place of the window, and whether something else covers it. */
type Place = {readonly x: number; readonly y: number};

/** What a reader does in a browser: looks, points, clicks and types. It waits for what it looks for. */
export type Reader = ReturnType<typeof asReader>;

/** Gives a driver the acts of a reader. */
export function asReader(driver: Driver) {
  const look = (target: Target): Promise<Found> =>
    target.inFrame
      ? driver.evaluateInFrame(findTarget, target)
      : driver.evaluate(findTarget, target);

  /** Waits until a target is there to be clicked and stays where it is, and returns where. */
  async function place(target: Target): Promise<Place> {
    const frame = target.inFrame ? await place({css: 'iframe'}) : undefined;
    const found = await waitFor(`${describe(target)} can be clicked`, async () => {
      const seen = await look(target);
      if (seen.state !== 'seen') return undefined;
      // What a browser finds below the mouse is what it has painted.
      await driver.evaluate(isPainted);
      const again = await look(target);
      return again.state === 'seen' && again.x === seen.x && again.y === seen.y ? again : undefined;
    });
    if (!frame) return found;
    const {left, top} = await driver.evaluate(frameCorner);
    return {x: left + found.x, y: top + found.y};
  }

  return {
    engine: driver.engine,
    driver,
    /** Opens an address. What the page that is left was waiting for is nobody's failure. */
    async open(address: string): Promise<void> {
      await driver.evaluate(() => void Object.assign(window, {isLeft: true}));
      await driver.open(address);
    },
    evaluate: driver.evaluate,
    press: (key: Key, held?: HeldKey) => driver.press(key, held),
    type: driver.type,
    resize: driver.resize,
    place,
    /** Opens a page and lets its scripts start, as the first move of the mouse does. */
    async openAlive(address: string): Promise<void> {
      await this.open(address);
      await this.wakeUp();
    },
    /** Moves the mouse until React has taken over. */
    async wakeUp(): Promise<void> {
      const move = async (): Promise<boolean> => {
        await driver.point(2, 3);
        await driver.point(3, 2);
        return driver.evaluate(isAlive);
      };
      await expect.poll(move, {message: 'React takes over'}).toBe(true);
    },
    async click(target: Target): Promise<void> {
      const {x, y} = await place(target);
      await driver.click(x, y);
    },
    async hover(target: Target): Promise<void> {
      const {x, y} = await place(target);
      await driver.point(x, y);
    },
    /** Clicks into a field, which may have text, and types over it. */
    async fill(target: Target, text: string): Promise<void> {
      await this.click(target);
      await driver.press('a', 'Control');
      await driver.type(text);
    },
    /** Fails unless a target can be seen before long. */
    async sees(target: Target): Promise<void> {
      await expect
        .poll(async () => (await look(target)).state !== 'absent', {
          message: `${describe(target)} is there`,
        })
        .toBe(true);
    },
    /** Fails unless nothing of a target can be seen before long. */
    async seesNo(target: Target): Promise<void> {
      await expect
        .poll(async () => (await look(target)).state === 'absent', {
          message: `${describe(target)} is gone`,
        })
        .toBe(true);
    },
    /** Returns the text of a target, or nothing. */
    async text(target: Target): Promise<string> {
      const found = await look(target);
      return found.state === 'absent' ? '' : found.text;
    },
  };
}

type Found =
  | {readonly state: 'absent'}
  | (Place & {
      /** Blocked is what something covers, or what does nothing now. */
      readonly state: 'blocked' | 'seen';
      readonly text: string;
    });

/** Runs in the page. */
function findTarget({css, text}: Target): Found {
  const nameOf = (element: Element): string =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) =>
      each.getClientRects().length > 0 &&
      each.checkVisibility() &&
      getComputedStyle(each).visibility === 'visible' &&
      (text === undefined || nameOf(each).includes(text)),
  );
  if (!element) return {state: 'absent'};
  const measure = () => {
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    return {x, y, isOnTop: top !== null && (element.contains(top) || top.contains(element))};
  };
  // Readers do not scroll to what they see.
  if (!measure().isOnTop)
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  const {x, y, isOnTop} = measure();
  const isReady = isOnTop && !element.matches(':disabled, [aria-disabled="true"]');
  return {state: isReady ? 'seen' : 'blocked', x, y, text: element.innerText};
}

function isAlive(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

function frameCorner(): {left: number; top: number} {
  const frame = document.querySelector('iframe');
  const {left = 0, top = 0} = frame?.getBoundingClientRect() ?? {};
  return {left: left + (frame?.clientLeft ?? 0), top: top + (frame?.clientTop ?? 0)};
}

const isPainted = () =>
  new Promise((yes) => requestAnimationFrame(() => requestAnimationFrame(yes)));

const describe = ({css, text, inFrame}: Target): string =>
  `${css}${text === undefined ? '' : ` with "${text}"`}${inFrame ? ' in the sample' : ''}`;

/** Waits until something is found, and returns it. */
async function waitFor<Result>(
  what: string,
  read: () => Promise<Result | undefined>,
): Promise<Result> {
  let found: Result | undefined;
  await expect.poll(async () => (found = await read()) !== undefined, {message: what}).toBe(true);
  if (found === undefined) throw new Error(`${what}: never`);
  return found;
}
