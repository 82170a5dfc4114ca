import type {Code, CodeFunction} from './code.ts';
import {type PatternFinding, placeOf} from './finding.ts';
import {purchaseEffects, purchaseHandlers, uncalledFunctions} from './roots.ts';
import {sequenceOf, type Step} from './sequence.ts';

/** What is wrong in the order in which code checks, gives and finishes. */
export function deliveryPatterns(all: readonly Code[]): readonly PatternFinding[] {
  const starts = [...purchaseHandlers(all), ...purchaseEffects(all)];
  const told = starts.map((start) => sequenceOf(start, all));
  const seen = new Set(told.flat().map(({node}) => node));
  // Code whose caller is out of sight counts only where it does more than to finish.
  const others = uncalledFunctions(all)
    .map((start) => sequenceOf(start, all))
    .filter((steps) => steps.some(({kind}) => kind === 'finish'))
    .filter((steps) => !steps.some(({node}) => seen.has(node)) && doesMore(steps));
  return unique([...told, ...others].flatMap((steps) => [...finishing(steps), ...pending(steps)]));
}

function doesMore(steps: readonly Step[]): boolean {
  const first = steps.findIndex(({kind}) => kind === 'finish');
  const isChecked = steps.slice(0, first).some(({kind}) => kind === 'verify');
  return !isChecked && steps.some(({kind}) => kind === 'verify' || kind === 'give');
}

/** The first finish that no check has come before. */
function finishing(steps: readonly Step[]): readonly PatternFinding[] {
  let loose: Step | undefined;
  for (const [index, step] of steps.entries()) {
    if (isVerified(steps, index)) return [];
    if (step.kind === 'lost' || (step.kind === 'verify' && !step.isAwaited)) loose = step;
    if (step.kind !== 'finish') continue;
    const isLater = steps.slice(steps.indexOf(step)).some(({kind}) => kind === 'verify');
    const how = loose
      ? `The check in line ${placeOf(loose.node, loose.code).line} isn’t awaited, so the purchase is finished before your server has answered`
      : isLater
        ? 'The purchase is finished before your server has checked it'
        : 'The purchase is finished, and nothing before this line has it checked by a server';
    return [
      {
        ...placeOf(step.node, step.code),
        rule: 'finished-before-verified',
        message: `${how}. The store forgets a finished purchase: if the check fails, nobody gets the money or the content back.`,
        todo: 'Verify on your server, then give the content, and call finishTransaction last.',
      },
    ];
  }
  return [];
}

/** Whether a check has ended before a step; one that was begun where nobody waits has not. */
function isVerified(steps: readonly Step[], index: number): boolean {
  let ended: number[] = [];
  for (const [at, {kind, isAwaited, since = at}] of steps.slice(0, index).entries()) {
    if (kind === 'verify' && isAwaited) ended.push(at);
    if (kind === 'lost') ended = ended.filter((each) => each < since);
  }
  return ended.length > 0;
}

/** What is given for a purchase whose state nothing has looked at, on the device or on a server. */
function pending(steps: readonly Step[]): readonly PatternFinding[] {
  const index = steps.findIndex(({kind}) => kind === 'give' || kind === 'finish');
  const step = steps[index];
  if (!step) return [];
  const isRead = steps.slice(0, index).some(({kind}) => kind === 'state');
  if (isRead || isVerified(steps, index)) return [];
  return [
    {
      ...placeOf(step.node, step.code),
      rule: 'pending-as-paid',
      message:
        'On Android a payment that is still pending arrives like a purchase, and here it is taken for a paid one.',
      todo: 'Return early while purchaseStateAndroid isn’t 1.',
    },
  ];
}

function unique(findings: readonly PatternFinding[]): readonly PatternFinding[] {
  const key = ({file, line, rule}: PatternFinding): string => `${rule} ${line} ${file}`;
  return [...new Map(findings.map((each) => [key(each), each])).values()];
}

/** Whether code receives purchases at all. */
export function receivesPurchases(all: readonly Code[]): boolean {
  const handlers: readonly CodeFunction[] = [...purchaseHandlers(all), ...purchaseEffects(all)];
  return handlers.length > 0;
}
